import { idea } from '../../idea.ts';
import { polar } from './parts.ts';

/** An open hand that rises like the sun. */
export const handSun = idea({
  id: 'hand-sun',
  title: 'A helping sun',
  says: 'The rising sun is an open hand: its fingers are the rays.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['open-hand', 'hand', 'care'], trades: ['childcare', 'massage', 'hospice', 'elder-care', 'physiotherapy', 'charity', 'community', 'nonprofit'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.08 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], traits: ['gradient'], colors: 2, stem: 0.1 },
    seal: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded', 'geometric_minimal'], colors: 1, stem: 0.12 },
  },
  params: { fingers: { label: 'Thickness of the fingers', min: 84, max: 112, usual: 100 } },
  draw: (d, { look, params }) => {
    const palm = d.sector(0, 0, 210, 180, 360).round(20, 0);
    const fingers = [[-163, 380], [-123, 470], [-95, 500], [-67, 480], [-36, 430]].map(([angle, reach]) => d.polyline([polar(280, angle!), polar(reach!, angle!)]).stroke(params['fingers']!, { cap: 'round' }));
    const horizon = d.rect(-440, 44, 880, 70, 35);
    if (look === 'seal') {
      const hand = d.union(palm.union(d.rect(-210, -60, 420, 76)), ...fingers).scale(0.92).move(0, 150);
      const sea = d.rect(-700, 162, 1400, 36);
      return [d.layer('seal', d.circle(0, -40, 520).subtract(hand.intersect(d.rect(-700, -700, 1400, 870)), sea), 'main')];
    }
    const paint = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [0, -520], to: [0, 60] } as const) : 'second';
    return [d.layer('hand', d.union(palm, ...fingers), paint), d.layer('horizon', horizon, 'main')];
  },
});
