import { idea } from '../../idea.ts';

/** A bottle of soda that is a rocket: its fizz drives it. */
export const bottleRocket = idea({
  id: 'bottle-rocket',
  title: 'Lift-off by fizz',
  says: 'The bottle is a rocket with a porthole and fins, and its bubbles are what drives it.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['soft-drinks'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.046 },
  },
  params: { lean: { label: 'Lean', min: 0, max: 45, usual: 38 }, fins: { label: 'Fins', min: 0.85, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const lean = params['lean']!;
    const k = params['fins']!;
    const bottle = d.path('M-74 -430H74V-340C74 -240 176 -190 176 -40V190C176 240 150 270 110 270H-110C-150 270 -176 240 -176 190V-40C-176 -190 -74 -240 -74 -340Z');
    const cap = d.rect(-100, -510, 200, 96, 26);
    const fin = d.path('M-150 20C-270 80 -330 180 -330 340C-290 290 -230 262 -150 262Z').round(12, 0).scale(k, k, [-160, 180]);
    const hole = d.circle(0, 0, 82);
    const fizz = d.union(d.circle(0, 372, 72), d.circle(-114, 446, 42), d.circle(114, 464, 48), d.circle(4, 500, 32));
    const turn = [0, 0] as const;
    if (look === 'line') {
      const pen = 46;
      const outline = d.union(bottle, d.mirror(fin)).rim(pen, 'round').union(bottle.rim(pen, 'round'), hole.rim(pen * 0.96));
      return [d.layer('bottle', outline.rotate(lean, [...turn]), 'main', { mono: 'ink' }), d.layer('cap and fizz', d.union(cap, fizz).rotate(lean, [...turn]), 'second', { mono: 'ink' })];
    }
    const fins = d.mirror(fin).gapFrom(bottle, 22);
    const glass = bottle.subtract(hole).gapFrom(cap, 22);
    if (look === 'cut') return [d.layer('rocket', d.union(glass, fins, cap, fizz).rotate(lean, [...turn]), 'main')];
    return [d.layer('bottle', glass.union(fins).rotate(lean, [...turn]), 'main', { mono: 'ink' }), d.layer('cap and fizz', d.union(cap, fizz).rotate(lean, [...turn]), 'second', { mono: 'ink' })];
  },
});
