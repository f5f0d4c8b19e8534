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
    open: { manner: 'cut', vibes: ['brutalist_bold', 'illustrative'], colors: 2, traits: ['playful'], stem: 0.14 },
  },
  params: { gap: { label: 'Gap', min: 22, max: 46, usual: 34 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const upper = d.mirror(d.path('M0 -190C50 -250 110 -290 190 -290C320 -290 420 -150 490 0H0Z'));
    const lower = d.path('M-490 0H490C420 220 240 330 40 340L-150 520V326C-310 280 -430 170 -490 0Z');
    const opening = d.path('M-390 0C-280 -70 -120 -90 0 -50C120 -90 280 -70 390 0C290 130 140 180 0 180C-140 180 -290 130 -390 0Z');
    if (look === 'line') {
      const pen = 44;
      const lips = upper.union(lower).round(14, 0);
      return [d.layer('lips', lips.outline(2 * pen).intersect(lips), 'main', { mono: 'ink' }), d.layer('mouth', d.line('M-330 0C-220 -30 -100 -40 0 0C100 -40 220 -30 330 0').stroke(pen, { cap: 'round' }), 'second', { mono: 'ink' })];
    }
    if (look === 'open') {
      const lips = upper.union(lower).round(14, 0);
      const tongue = d.ellipse(0, 150, 200, 120).intersect(opening.shrink(gap * 0.8));
      return [d.layer('lips', lips.subtract(opening), 'main', { mono: 'ink' }), d.layer('tongue', tongue, 'second', { mono: 'ink' })];
    }
    const seam = d.line('M-640 20C-400 0 -200 -60 0 -10C200 -60 400 0 640 20').stroke(gap);
    const lips = upper.union(lower).round(14, 0).subtract(seam);
    const [one, other] = [lips.pieces()[0]!, lips.pieces()[1]!];
    const [top, bottom] = one.bounds.cy < other.bounds.cy ? [one, other] : [other, one];
    return [d.layer('upper lip', top, 'main', { mono: 'ink' }), d.layer('lower lip', bottom, 'second', { mono: 'ink' })];
  },
});
