import { idea } from '../../idea.ts';

/** A jar that is a tomato. */
export const tomatoJar = idea({
  id: 'tomato-jar',
  title: 'Picked and potted',
  says: 'The jar is a ripe tomato: its lid sits where the stalk was, and the leaves hang over the shoulder.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['food-production'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.046 },
  },
  params: { body: { label: 'Width', min: 0.92, max: 1.08, usual: 1 } },
  draw: (d, { look, params }) => {
    const k = params['body']!;
    const sharp = look === 'cut';
    const body = d.path('M-190 -200C-380 -220 -480 -60 -480 100C-480 340 -300 480 -150 480C-90 480 -60 466 0 466C60 466 90 480 150 480C300 480 480 340 480 100C480 -60 380 -220 190 -200Z').scale(k, 1);
    const lid = d.rect(-240, -440, 480, 136, sharp ? 0 : 34);
    const band = d.rect(-200, -282, 400, 62, sharp ? 0 : 14);
    const leaf = (turn: number, long: number) => d.leaf([0, -230], [0, -230 + long], 0.22).rotate(turn, [0, -230]);
    const calyx = d.union(leaf(0, 270), leaf(46, 300), leaf(-46, 300), leaf(80, 250), leaf(-80, 250)).intersect(d.rect(-900, -194, 1800, 900));
    const shine = d.line('M300 60C310 190 240 300 150 350').stroke(52, { cap: 'round' });
    if (look === 'line') return [d.layer('jar', d.union(body.rim(46, 'round').gapFrom(calyx, 20), lid.rim(46, 'round'), d.rect(-190, -304, 380, 110)).gapFrom(calyx, 20), 'main', { mono: 'ink' }), d.layer('leaves', calyx, 'second', { mono: 'ink' })];
    const glass = body.subtract(shine).gapFrom(calyx, 24);
    if (sharp) return [d.layer('jar', d.union(body.subtract(calyx.move(0, -12), shine), band, lid), 'main')];
    return [d.layer('tomato', glass.union(band), 'main', { mono: 'ink' }), d.layer('lid and leaves', lid.union(calyx), 'second', { mono: 'ink' })];
  },
});
