import { idea } from '../../idea.ts';
import { bar } from './parts.ts';

/** A burger that is a sunset over the sea. */
export const sunsetBurger = idea({
  id: 'sunset-burger',
  title: 'Sunset on a bun',
  says: 'The top bun is the setting sun, the lettuce is the sea, and the bottom bun is the beach.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['burger'], trades: ['burger-bar'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.08 },
    gradient: { manner: 'cut', vibes: ['gradient_modern', 'bold_abstract'], traits: ['gradient', 'retro'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.04 },
  },
  params: { height: { label: 'Wave height', min: 44, max: 80, usual: 64 }, waves: { label: 'Waves', min: 3, max: 6, usual: 4 } },
  draw: (d, { look, params }) => {
    const sun = d.sector(0, 0, 430, 180, 360);
    const slits = d.union(...[[-40, 24], [-112, 18], [-176, 13]].map(([y, h]) => d.rect(-500, y! - h! / 2, 1000, h!)));
    const wave = (y: number, pen: number, length = 920) => d.wave({ x: -length / 2, y, length, height: params['height']!, waves: Math.round(params['waves']!), phase: 0.25 }).stroke(pen, { cap: 'round' });
    const bun = d.rect(-430, 274, 860, 150, [24, 24, 120, 120]);
    if (look === 'line') {
      const lines = d.line('M-400 -20A400 400 0 0 1 400 -20Z').stroke(40);
      return [d.layer('sun', lines.union(d.rect(-330, -130, 660, 30), d.rect(-270, -220, 540, 22)), 'second'), d.layer('sea', wave(80, 40, 860).union(bar(d, [-400, 180], [400, 180], 40)), 'main'), d.layer('bun', d.line('M-400 270H400A110 110 0 0 1 290 380H-290A110 110 0 0 1 -400 270Z').stroke(40), 'second')];
    }
    const patty = bar(d, [-408, 196], [408, 196], 86);
    if (look === 'gradient') return [d.layer('sun', sun.subtract(slits), { gradient: ['second', 'main'], from: [0, -430], to: [0, 0] }), d.layer('sea', wave(74, 56), 'second'), d.layer('patty', patty, 'second'), d.layer('bun', bun, 'main')];
    return [d.layer('sun', sun.subtract(slits), 'second'), d.layer('sea', wave(74, 56), 'main'), d.layer('patty', patty, 'main'), d.layer('bun', bun, 'second')];
  },
});
