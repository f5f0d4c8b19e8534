import { idea } from '../../idea.ts';

/** Five tally marks, the fifth of which is a pencil. */
export const tallyPencil = idea({
  id: 'tally-pencil',
  title: 'It all counts',
  says: 'Four marks and a pencil across them count to five.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['accounting'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.1 },
    brush: { manner: 'brush', vibes: ['hand_drawn', 'illustrative'], traits: ['hand'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.048 },
  },
  params: { slope: { label: 'Slope', min: 24, max: 36, usual: 30 } },
  draw: (d, { look, params }) => {
    const [wide, step, tall, gap, pen] = [108, 196, 430, 26, 48];
    const slope = -params['slope']!;
    const half = 62;
    const pencil = d.polygon([[-560, 0], [-440, -half], [560, -half], [560, half], [-440, half]]).round(10, 0);
    const fifth = pencil.subtract(d.rect(-462, -200, gap, 400), d.rect(430, -200, gap, 400)).rotate(slope);
    const marks = [-1.5, -0.5, 0.5, 1.5].map((at, i) => {
      const x = at * step;
      if (look === 'brush') return d.curve([x + (i % 2 ? 12 : -10), -tall], [x - 14, -140], [x + 16, 140], [x + (i % 2 ? -14 : 8), tall]).brush([wide * 0.86, wide * 1.1, wide, wide * 0.74], { ends: 'round' });
      return look === 'line' ? d.rect(x - pen / 2, -tall, pen, 2 * tall, pen / 2) : d.rect(x - wide / 2, -tall, wide, 2 * tall, wide / 2);
    });
    const whole = pencil.rotate(slope);
    const across = look === 'line' ? pencil.rim(pen, 'round').union(d.rect(-462, -half, pen, 2 * half), d.rect(400, -half, pen, 2 * half)).rotate(slope) : fifth;
    return [d.layer('four marks', d.union(...marks).gapFrom(whole, gap), 'main', { mono: 'ink' }), d.layer('pencil', across, 'second', { mono: 'ink' })];
  },
});
