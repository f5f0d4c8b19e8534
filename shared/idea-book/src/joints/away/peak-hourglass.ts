import { idea } from '../../idea.ts';

/** An hourglass whose sand is a mountain. */
export const peakHourglass = idea({
  id: 'peak-hourglass',
  title: 'Time makes mountains',
  says: 'The sand in the hourglass has piled up into a mountain under the sun.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['mountain', 'peak', 'hill', 'dune', 'desert', 'sun', 'sand', 'sunset'] }, { things: ['hourglass', 'time', 'clock'], trades: ['antiques', 'watchmaking', 'coaching', 'meditation', 'consulting'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['geometric_minimal', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.12 },
  },
  params: { sun: { label: 'Sun size', min: 70, max: 120, usual: 96 }, peak: { label: 'Mountain height', min: 310, max: 385, usual: 360 } },
  draw: (d, { look, params }) => {
    const pen = look === 'line' ? 36 : 52;
    const glass = d.mirror(d.path('M0 -450H290C290 -210 66 -120 66 0C66 120 290 210 290 450H0Z'));
    const room = glass.shrink(pen + 32);
    const bars = d.rect(-390, -530, 780, 84, 42).union(d.rect(-390, 446, 780, 84, 42));
    const peak = d.polygon([[-500, 560], [-120, 240], [-84, 276], [10, 480 - params['peak']!], [500, 640]]).round(6, 0).intersect(room);
    const sun = d.circle(0, -270, params['sun']!);
    if (look === 'cut') {
      const sky = glass.shrink(pen).intersect(d.rect(-400, 30, 800, 416)).subtract(d.polygon([[-500, 600], [-150, 330], [-104, 364], [10, 600 - params['peak']!], [500, 640]]).round(6, 0));
      return [d.layer('hourglass', glass.union(bars).subtract(sun, sky).withoutSlivers(400), 'main')];
    }
    return [d.layer('glass', glass.rim(pen).union(bars), 'main'), d.layer('mountain', peak, 'second', { mono: 'ink' }), d.layer('sun', sun, 'second', { mono: 'ink' })];
  },
});
