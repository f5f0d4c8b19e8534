import { idea } from '../../idea.ts';
import { polar } from './parts.ts';

/** The bricks of an oven are rays around a pizza that rises as the sun. */
export const ovenSun = idea({
  id: 'oven-sun',
  title: 'The pizza rises',
  says: 'The bricks of the oven are the rays of the sun, and the sun is a pizza.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['pizza'], trades: ['pizzeria'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.08 },
    gradient: { manner: 'cut', vibes: ['gradient_modern', 'bold_abstract'], traits: ['gradient'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.035 },
  },
  params: { bricks: { label: 'Bricks', min: 7, max: 11, usual: 9 }, gap: { label: 'Gap', min: 12, max: 32, usual: 20 } },
  draw: (d, { look, params }) => {
    const [gap, inner] = [params['gap']!, 268];
    const count = 2 * Math.round((params['bricks']! - 1) / 2) + 1;
    const step = 180 / count;
    const ring = d.union(...Array.from({ length: count }, (_, i) => d.sector(0, 0, i % 2 ? 520 : 440, 180 + i * step, 180 + (i + 1) * step, inner)));
    const joints = Array.from({ length: count - 1 }, (_, i) => d.polyline([polar(100, 180 + (i + 1) * step), polar(900, 180 + (i + 1) * step)]).stroke(gap));
    const arch = ring.subtract(...joints).withoutSlivers(100);
    const pizza = d.sector(0, 0, inner - 30, 180, 360);
    const crust = d.arc(0, 0, 176, 180, 360).stroke(16);
    const toppings = [d.circle(-78, -52, 30), d.circle(70, -74, 36), d.circle(-12, -126, 24)];
    const floor = d.rect(-540, gap, 1080, 90, 0);
    if (look === 'line') return [d.layer('bricks', d.union(...arch.pieces().map((part) => part.rim(26))).union(d.rect(-540, gap, 1080, 30)), 'main'), d.layer('pizza', pizza.rim(26).union(...toppings), 'second')];
    const paint = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [0, -200], to: [0, -520] } as const) : 'main';
    return [d.layer('bricks', arch, paint), d.layer('floor', floor, 'main'), d.layer('pizza', pizza.subtract(crust, ...toppings), 'second')];
  },
});
