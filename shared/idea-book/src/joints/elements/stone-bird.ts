import { idea } from '../../idea.ts';

/** Stacked stones with a bird at the top. */
export const stoneBird = idea({
  id: 'stone-bird',
  title: 'The top stone is a bird',
  says: 'Three stones are balanced, and the top one is a bird.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['stone', 'pebble', 'equilibrium', 'calm', 'marble', 'coast'], trades: ['massage', 'sauna', 'landscaping'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'organic_flowing'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.045 },
    print: { manner: 'print', vibes: ['gradient_modern', 'bold_abstract', 'organic_flowing'], colors: 2, stem: 0.12 },
  },
  params: { stones: { label: 'Stone width', min: 0.88, max: 1.1, usual: 1 } },
  draw: (d, { look, params }) => {
    const stone = (cx: number, cy: number, rx: number, ry: number, turn = 0) => d.superellipse(cx, cy, rx, ry, 2.5).rotate(turn, [cx, cy]);
    const wide = params['stones']!;
    const stones = d.union(stone(0, 360, 420 * wide, 138, -1), stone(30, 92, 300 * wide, 112, 3));
    const body = d.path('M-330 -90C-250 -120 -210 -180 -170 -260C-120 -350 -20 -410 80 -400C190 -390 250 -310 250 -220C250 -110 160 -46 20 -46C-110 -46 -210 -60 -330 -90Z');
    const beak = d.polygon([[232, -300], [360, -236], [246, -190]], 8);
    const eye = d.circle(130, -286, 28);
    if (look === 'print') {
      const [low, mid] = [stone(0, 350, 440 * wide, 160, -1), stone(20, 110, 320 * wide, 150, 3)];
      const bird = body.union(beak.move(-10, 0)).subtract(eye).move(0, 62);
      return d.overprint([{ shape: low.union(bird), ink: 'main' }, { shape: mid, ink: 'second' }], { trap: 3 }).map(({ shape, paint }, i) => d.layer(`ink ${i + 1}`, shape, paint, { mono: i === 2 ? 'gap' : 'ink' }));
    }
    if (look === 'line') return [d.layer('stones', d.union(...stones.pieces().map((one) => one.rim(44, 'round'))), 'main'), d.layer('bird', body.rim(44, 'round').union(eye), 'main'), d.layer('beak', beak.gapFrom(body, 12), 'second')];
    return [d.layer('stones', stones, 'main'), d.layer('beak', beak.gapFrom(body, 14), 'main'), d.layer('bird', body.subtract(eye), 'second')];
  },
});
