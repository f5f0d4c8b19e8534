import { idea } from '../../idea.ts';

/** A diving mask whose lenses are two fish. */
export const fishMask = idea({
  id: 'fish-mask',
  title: 'Two fish in the mask',
  says: 'The lenses of the diving mask are two fish, nose to nose.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['fish', 'goldfish', 'clownfish', 'koi', 'trout', 'salmon', 'reef', 'carp'] }, { things: ['diving-mask'], trades: ['diving', 'swimming', 'aquarium'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
  },
  params: { fish: { label: 'Size of the fish', min: 0.9, max: 1.04, usual: 1 } },
  draw: (d, { look, params }) => {
    const half = d.path('M0 -310H-330C-430 -310 -480 -240 -480 -120V40C-480 200 -390 290 -260 290C-120 290 -110 110 0 110Z').round(30, 0);
    const frame = half.flipX().union(half).round(0, 30);
    const body = d.leaf([-36, -30], [-330, -30], 0.36);
    const tail = d.path('M-290 -30C-340 -60 -390 -110 -410 -140C-420 -70 -420 10 -410 80C-390 50 -340 0 -290 -30Z').round(8, 0);
    const eye = d.circle(-118, -60, 24);
    const size = params['fish']!;
    const swimmer = body.union(tail).round(0, 14).scale(size, size, [-210, -30]);
    const fish = d.mirror(swimmer.subtract(eye.scale(size, size, [-210, -30])));
    if (look === 'cut') {
      const strap = d.mirror(d.rect(-580, -120, 140, 170, 20)).gapFrom(frame, 24);
      const windows = d.mirror(swimmer.scale(1.1, 1.1, [-222, -30]).subtract(eye.scale(1.5, 1.5, [-118, -60]).move(4, 4)));
      return [d.layer('mask', frame.subtract(windows), 'main'), d.layer('strap', strap, 'main')];
    }
    if (look === 'line') return [d.layer('mask', frame.rim(40, 'round'), 'main'), d.layer('fish', fish, 'second', { mono: 'ink' })];
    return [d.layer('mask', frame.subtract(d.mirror(swimmer).grow(16)), 'main'), d.layer('fish', fish, 'second', { mono: 'ink' })];
  },
});
