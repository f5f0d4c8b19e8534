import { idea } from '../../idea.ts';

/** Lips that are a speech bubble. */
export const lipsBubble = idea({
  id: 'lips-bubble',
  title: 'Word of mouth',
  says: 'The mouth is a speech bubble.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['speech-therapy'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.042 },
    bars: { manner: 'module', vibes: ['tech_sharp', 'geometric_minimal', 'gradient_modern'], colors: 2, traits: ['trendy'], stem: 0.08 },
  },
  params: { gap: { label: 'Gap', min: 22, max: 46, usual: 34 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const upper = d.mirror(d.path('M0 -190C50 -250 110 -290 190 -290C320 -290 420 -150 490 0H0Z'));
    const lower = d.path('M-490 0H490C420 220 240 330 40 340L-150 520V326C-310 280 -430 170 -490 0Z');
    const opening = d.path('M-420 0C-280 -60 -120 -70 0 -30C120 -70 280 -60 420 0C280 90 120 110 0 110C-120 110 -280 90 -420 0Z');
    if (look === 'line') {
      const pen = 42;
      const lips = upper.union(lower).round(14, 0);
      return [d.layer('lips', lips.outline(2 * pen).intersect(lips), 'main', { mono: 'ink' }), d.layer('mouth', d.line('M-330 0C-220 -30 -100 -40 0 0C100 -40 220 -30 330 0').stroke(pen, { cap: 'round' }), 'second', { mono: 'ink' })];
    }
    void opening;
    const seam = d.line('M-640 20C-400 0 -200 -60 0 -10C200 -60 400 0 640 20').stroke(gap);
    const lips = upper.union(lower).round(14, 0).subtract(seam);
    const [one, other] = [lips.pieces()[0]!, lips.pieces()[1]!];
    const [top, bottom] = one.bounds.cy < other.bounds.cy ? [one, other] : [other, one];
    if (look === 'bars') {
      const bars = [-3, -2, -1, 0, 1, 2, 3].map((i) => i * 132);
      const cuts = (shape: typeof top) =>
        d.union(
          ...bars.map((x) => {
            const spans = shape.spansAtX(x);
            const [from, to] = [Math.min(...spans.map(([a]) => a)), Math.max(...spans.map(([, b]) => b))];
            return d.rect(x - 42, from, 84, Math.max(84, to - from), 42);
          }),
        );
      return [d.layer('upper lip', cuts(top), 'main', { mono: 'ink' }), d.layer('lower lip', cuts(bottom), 'second', { mono: 'ink' })];
    }
    return [d.layer('upper lip', top, 'main', { mono: 'ink' }), d.layer('lower lip', bottom, 'second', { mono: 'ink' })];
  },
});
