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
  },
  draw: (d, { look }) => {
    const grip = d.rect(-48, 190, 96, 330, [12, 12, 48, 48]).subtract(d.circle(0, 464, 18));
    const outer = d.line('M0 190C-112 60 -280 40 -280 -150C-280 -270 -260 -350 -174 -430');
    const shoulder = d.line('M-174 -430C-140 -400 -110 -350 -96 -300');
    const inner = d.line('M0 190C-130 40 -170 -110 -120 -250C-90 -330 -40 -400 0 -480');
    if (look === 'wires') {
      const half = d.union(...[outer, inner, shoulder].map((wire) => wire.stroke(36, { cap: 'round' })));
      return [d.layer('wires', d.mirror(half), 'second', { mono: 'ink' }), d.layer('grip', grip, 'main')];
    }
    const heart = inner.then(inner.flipX(0).reverse()).fill();
    const side = outer.then(shoulder).then(d.line('M-96 -300C-60 -200 -20 0 0 190')).fill();
    const petals = d.mirror(side.subtract(heart.grow(22))).round(10, 0);
    return [d.layer('outer petals', petals.subtract(d.rect(-200, 160, 400, 100)), 'second', { mono: 'ink' }), d.layer('inner petal', heart.subtract(d.rect(-200, 160, 400, 100)), 'second', { mono: 'ink' }), d.layer('grip', grip, 'main')];
  },
});
