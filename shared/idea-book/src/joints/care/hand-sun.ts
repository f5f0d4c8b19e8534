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
  },
  draw: (d, { look }) => {
    const palm = d.sector(0, 0, 210, 180, 360).round(20, 0);
    const fingers = [[-163, 380], [-123, 470], [-95, 500], [-67, 480], [-36, 430]].map(([angle, reach]) => d.polyline([polar(280, angle!), polar(reach!, angle!)]).stroke(100, { cap: 'round' }));
    const horizon = d.rect(-440, 44, 880, 70, 35);
    const paint = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [0, -520], to: [0, 60] } as const) : 'second';
    return [d.layer('hand', d.union(palm, ...fingers), paint), d.layer('horizon', horizon, 'main')];
  },
});
