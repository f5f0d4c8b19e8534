import { idea } from '../../idea.ts';

/** A duck whose wing is its duckling. */
export const duckDuckling = idea({
  id: 'duck-duckling',
  title: 'Under her wing',
  says: 'The wing of the duck is her duckling.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['duck'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.15 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'playful_rounded'], colors: 1, stem: 0.15 },
    print: { manner: 'print', vibes: ['illustrative', 'playful_rounded', 'hand_drawn'], colors: 2, stem: 0.15 },
  },
  params: { duckling: { label: 'Duckling', min: 0.42, max: 0.52, usual: 0.47 } },
  draw: (d, { look, params }) => {
    const body = d.path('M-400 -220C-400 -340 -310 -430 -200 -430C-80 -430 10 -350 10 -230C10 -170 -20 -120 -20 -80C-20 -20 60 20 180 10C310 0 420 -60 490 -150C520 160 400 440 40 440C-240 440 -400 300 -400 80C-400 0 -370 -60 -350 -100C-380 -130 -400 -170 -400 -220Z').round(20, 24);
    const bill = d.path('M-384 -290C-440 -290 -500 -270 -540 -220C-500 -180 -440 -160 -380 -166Z').round(16, 0);
    const eye = d.circle(-236, -270, 34);
    const size = params['duckling']!;
    const small = body.union(bill).scale(-size, size).move(70, 200);
    const smallEye = d.circle(-236, -270, 50).scale(-size, size).move(70, 200);
    if (look === 'print') return [d.layer('duck', body.subtract(eye, small.shrink(4)), 'main'), d.layer('bill', bill.gapFrom(body, 20), 'second', { mono: 'ink' }), d.layer('wing', small.subtract(smallEye), { mix: ['main', 'second'] }, { mono: 'none' })];
    if (look === 'cut') return [d.layer('duck', body.union(bill).subtract(eye, small).union(smallEye), 'main')];
    return [d.layer('duck', body.subtract(eye, small.shrink(3), smallEye).union(smallEye.grow(3)), 'main'), d.layer('bill', bill.gapFrom(body, 20), 'second', { mono: 'ink' }), d.layer('duckling', small.subtract(smallEye), 'second', { mono: 'none' })];
  },
});
