import { idea } from '../../idea.ts';

/** A microphone that is a hot-air balloon. */
export const balloonMic = idea({
  id: 'balloon-mic',
  title: 'On the air',
  says: 'The microphone is a balloon: it is on the air.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['radio', 'podcast'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
    tone: { manner: 'print', vibes: ['gradient_modern', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.12 },
  },
  params: { ball: { label: 'Size of the balloon', min: 340, max: 390, usual: 365 }, gap: { label: 'Gap', min: 22, max: 32, usual: 26 } },
  draw: (d, { look, params }) => {
    const [r, gap] = [params['ball']!, params['gap']!];
    const cy = -200;
    const ball = d.circle(0, cy, r);
    const band = d.rect(-r - 40, cy + 60, 2 * r + 80, 96, 40);
    const net = d.union(...[-1, 1].map((s) => d.ellipse(0, cy, r * 0.42, r + 40).outline(gap).intersect(d.rect(s > 0 ? 0 : -900, -900, 900, 900 + cy + 60))), d.rect(-900, cy - 110, 1800, gap));
    const top = ball.subtract(band.grow(gap), net, d.rect(-900, cy + 100, 1800, 900)).withoutSlivers(300);
    const skirt = d.path(`M${-r * 0.92} ${cy + 156 + gap}H${r * 0.92}C${r * 0.7} ${cy + 320} 190 ${cy + 400} 150 ${cy + 500}H-150C-190 ${cy + 400} ${-r * 0.7} ${cy + 320} ${-r * 0.92} ${cy + 156 + gap}Z`).round(10, 0);
    const basket = d.polygon([[-140, cy + 500 + gap * 2.4], [140, cy + 500 + gap * 2.4], [104, cy + 740], [-104, cy + 740]], 24);
    const ropes = d.mirror(d.polygon([[90, cy + 490], [130, cy + 490], [130, cy + 580], [90, cy + 580]]));
    const lower = d.union(skirt, basket, ropes);
    if (look === 'cut') return [d.layer('microphone', d.union(top, band, lower), 'main', { mono: 'ink' })];
    if (look === 'tone') return [d.layer('ball', top, { gradient: ['second', 'main'], from: [0, cy - r], to: [0, cy + 500] }, { mono: 'ink' }), d.layer('microphone', lower.union(band), 'main', { mono: 'ink' })];
    return [d.layer('microphone', top.union(lower), 'main', { mono: 'ink' }), d.layer('band', band, 'second', { mono: 'ink' })];
  },
});
