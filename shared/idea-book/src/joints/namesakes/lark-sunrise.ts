import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A lark that rises, its wing the rising sun. */
export const larkSunrise = idea({
  id: 'lark-sunrise',
  title: ({ things }) => `Up with the ${things[0]}`,
  says: ({ things }) => `The ${things[0]} sings to the morning, and its wing is the rising sun.`,
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['lark', 'nightingale', 'sparrow', 'starling'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.12 },
  },
  params: { rays: { label: 'Rays', min: 400, max: 500, usual: 450 }, gap: { label: 'Gap', min: 20, max: 32, usual: 26 } },
  draw: (d, { look, params }) => {
    const [reach, gap, pen] = [params['rays']!, params['gap']!, 42];
    const body = d.path('M-560 260C-380 250 -240 190 -60 120C60 70 130 20 190 -70C210 -180 280 -250 370 -250C440 -250 490 -210 506 -150C530 60 400 400 90 430C-90 440 -200 370 -300 390C-400 400 -480 360 -560 260Z').round(8, 20);
    const bill = d.path('M430 -240L560 -400L540 -250L640 -290L500 -120Z').round(6, 4);
    const bird = d.union(body, bill).round(6, 16);
    const eye = d.circle(388, -150, 28);
    const [cx, cy] = [-40, 60];
    const turn = -22;
    const sun = d.sector(cx, cy, 150, 180 + turn, 360 + turn);
    const count = 6;
    const step = 180 / count;
    const rays = Array.from({ length: count - 1 }, (_, i) => d.leaf([184, 0], [reach + 12 * (count - i), 0], 0.2).rotate(180 + turn + (i + 0.5) * step).move(cx, cy));
    const wing = d.union(sun, ...rays).gapFrom(body, gap);
    if (look === 'line') return [d.layer('lark', contour(bird, pen).union(eye), 'main'), d.layer('sun', d.union(contour(sun.gapFrom(body, 10), 36), ...rays.map((_, i) => d.polyline([[cx + 205 * Math.cos(((180 + turn + (i + 0.5) * step) * Math.PI) / 180), cy + 205 * Math.sin(((180 + turn + (i + 0.5) * step) * Math.PI) / 180)], [cx + (reach - 30) * Math.cos(((180 + turn + (i + 0.5) * step) * Math.PI) / 180), cy + (reach - 30) * Math.sin(((180 + turn + (i + 0.5) * step) * Math.PI) / 180)]]).stroke(42, { cap: 'round' }))), 'second')];
    if (look === 'cut') return [d.layer('lark', bird.subtract(eye).union(wing), 'main')];
    return [d.layer('lark', bird.subtract(eye), 'main'), d.layer('sun', wing, 'second')];
  },
});
