import { idea } from '../../idea.ts';

/** The wires of a whisk open as a tulip. */
export const whiskTulip = idea({
  id: 'whisk-tulip',
  title: 'A whisk in bloom',
  says: 'The wires of the whisk open as a tulip.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['tulip', 'flower', 'garden', 'springtime', 'petal'] }, { things: ['whisk'], trades: ['patisserie', 'bakery'] }],
  looks: {
    wires: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing', 'elegant_serif'], colors: 2, stem: 0.035 },
    petals: { manner: 'solid', vibes: ['modern_flat', 'illustrative'], colors: 2, stem: 0.08 },
    print: { manner: 'print', vibes: ['bold_abstract', 'organic_flowing', 'modern_flat'], colors: 3, stem: 0.09 },
  },
  params: { grip: { label: 'Handle length', min: 260, max: 420, usual: 330 }, width: { label: 'Handle width', min: 80, max: 120, usual: 96 } },
  draw: (d, { look, params }) => {
    const [long, wide] = [params['grip']!, params['width']!];
    const grip = d.rect(-wide / 2, 190, wide, long, [12, 12, wide / 2, wide / 2]).subtract(d.circle(0, 134 + long, 18));
    const outer = d.line('M0 190C-112 60 -280 40 -280 -150C-280 -270 -260 -350 -174 -430');
    const shoulder = d.line('M-174 -430C-140 -400 -110 -350 -96 -300');
    const inner = d.line('M0 190C-130 40 -170 -110 -120 -250C-90 -330 -40 -400 0 -480');
    if (look === 'wires') {
      const half = d.union(...[outer, inner, shoulder].map((wire) => wire.stroke(36, { cap: 'round' })));
      return [d.layer('wires', d.mirror(half), 'second', { mono: 'ink' }), d.layer('grip', grip, 'main')];
    }
    const heart = inner.then(inner.flipX(0).reverse()).fill();
    const side = outer.then(shoulder).then(d.line('M-96 -300C-60 -200 -20 0 0 190')).fill();
    if (look === 'print') {
      const foot = d.rect(-200, 166, 400, 100);
      const broad = outer.then(shoulder).then(d.line('M-96 -300C-10 -220 0 0 0 190')).fill().round(8, 0);
      const bud = inner.then(inner.flipX(0).reverse()).fill().scale(1.12, 1, [0, 190]).round(8, 0);
      const plates = d.overprint([{ shape: d.mirror(broad).subtract(foot), ink: 'second' }, { shape: bud.subtract(foot), ink: 'third' }]);
      return [...plates.map(({ shape, paint }, i) => d.layer(`petal ${i + 1}`, shape, paint)), d.layer('grip', grip, 'main')];
    }
    const petals = d.mirror(side.subtract(heart.grow(22))).round(10, 0);
    return [d.layer('outer petals', petals.subtract(d.rect(-200, 160, 400, 100)), 'second', { mono: 'ink' }), d.layer('inner petal', heart.subtract(d.rect(-200, 160, 400, 100)), 'second', { mono: 'ink' }), d.layer('grip', grip, 'main')];
  },
});
