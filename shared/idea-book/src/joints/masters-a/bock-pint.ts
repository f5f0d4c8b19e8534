import { idea } from '../../idea.ts';

/** A glass of beer that is a ram: the foam is its wool, the horns are the handles. */
export const bockPint = idea({
  id: 'bock-pint',
  title: 'The bock',
  says: 'The glass of beer is a ram: its foam is the wool, and its horns are the handles.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['brewery', 'pub'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'illustrative'], colors: 2, stem: 0.12 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.05 },
  },
  params: { gap: { label: 'Gap', min: 22, max: 36, usual: 28 }, horn: { label: 'Horns', min: 0.9, max: 1.08, usual: 1 } },
  draw: (d, { look, params }) => {
    const [gap, k] = [params['gap']!, params['horn']!];
    const glass = d.path('M-230 -180H230L160 430C156 470 140 480 110 480H-110C-140 480 -156 470 -160 430Z').round(20, 0);
    const foam = d.union(d.circle(-176, -290, 110), d.circle(0, -340, 142), d.circle(176, -290, 110), d.rect(-240, -300, 480, 110, 50)).round(0, 26);
    const turn = d.spiral({ cx: -360, cy: -40, from: 205, to: 62, turns: -1.2, start: -52 }).brush([150, 142, 128, 110, 88, 60], { ends: 'round' }).scale(k, k, [-230, -200]);
    const horns = d.mirror(turn).subtract(glass.grow(gap), foam.grow(gap)).withoutSlivers(2000);
    const eyes = d.mirror(d.ellipse(-98, 10, 34, 44));
    const nose = d.mirror(d.line('M-64 330L-24 370').stroke(34, { cap: 'round' }));
    if (look === 'line') return [d.layer('glass', glass.rim(46, 'round').union(eyes), 'main', { mono: 'ink' }), d.layer('foam', foam.rim(46, 'round').gapFrom(glass, 10), 'second', { mono: 'ink' }), d.layer('horns', horns, 'main', { mono: 'ink' })];
    const face = glass.subtract(eyes, nose);
    const top = foam.gapFrom(glass, gap);
    if (look === 'one') return [d.layer('ram', d.union(face, top, horns), 'main')];
    return [d.layer('glass', face, 'main', { mono: 'ink' }), d.layer('foam and horns', top.union(horns), 'second', { mono: 'ink' })];
  },
});
