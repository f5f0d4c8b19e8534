import { idea } from '../../idea.ts';

/** A pair of quotation marks that are two microphones. */
export const quoteMics = idea({
  id: 'quote-mics',
  title: 'On the record',
  says: 'Two microphones side by side are a pair of quotation marks.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['microphone'], trades: ['podcast', 'radio'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'playful_rounded'], colors: 2, stem: 0.2 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.044 },
    tile: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'tech_sharp'], colors: 1, stem: 0.14 },
  },
  params: { gap: { label: 'Gap', min: 24, max: 40, usual: 28 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const r = 200;
    const ball = d.circle(0, 0, r);
    const tail = d.path('M200 0C200 220 120 430 -90 560C-130 584 -170 540 -146 506C-70 400 -50 280 -60 150Z').round(20, 0);
    const handle = tail.gapFrom(ball, gap);
    const slot = d.rect(-300, -gap / 2, 600, gap).rotate(-18);
    const pair = (shape: typeof ball) => d.union(shape.move(-240, -280), shape.move(240, -280));
    if (look === 'line') {
      const pen = 44;
      const ring = ball.rim(pen, 'round').union(d.rect(-r + 10, -pen / 2, 2 * r - 20, pen).rotate(-18));
      return [d.layer('heads', pair(ring), 'second', { mono: 'ink' }), d.layer('handles', pair(handle.rim(pen, 'round')), 'main', { mono: 'ink' })];
    }
    const head = ball.subtract(slot);
    if (look === 'tile') return [d.layer('tile', d.rect(-500, -500, 1000, 1000, 150).subtract(pair(head.union(handle)).scale(0.8).placeByEye([0, 0])), 'main')];
    return [d.layer('heads', pair(head), 'second', { mono: 'ink' }), d.layer('handles', pair(handle), 'main', { mono: 'ink' })];
  },
});
