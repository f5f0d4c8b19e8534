import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A stack of pancakes with syrup running down. */
export const shortStack = idea({
  id: 'short-stack',
  title: 'Short stack',
  says: 'Three pancakes of one form, butter on top and syrup running down.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['pancake'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'illustrative'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded'], colors: 1, stem: 0.14 },
  },
  params: { gap: { label: 'Gap', min: 18, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const [pen, tall] = [44, 150];
    const cakes = [0, 1, 2, 3].map((i) => d.rect(i % 2 ? -430 : -450, -220 + i * (tall + gap), i % 2 ? 870 : 900, tall, tall / 2));
    const drips = [[-250, 330], [-40, 190], [190, 440]].map(([x, long]) => d.rect(x! - 62, -200, 124, long!, 62));
    const syrup = d.union(d.rect(-360, -220, 720, 110, 55), ...drips).round(0, 34);
    const butter = d.rect(-110, -400, 220, 150, 30).gapFrom(syrup, gap);
    if (look === 'line') return [d.layer('pancakes', d.union(...cakes.slice(0, 3).map((cake) => contour(cake, pen))).subtract(syrup.grow(gap)).withoutSlivers(900), 'main'), d.layer('syrup', syrup, 'second', { mono: 'ink' }), d.layer('butter', contour(butter, pen), 'main')];
    const stack = d.union(...cakes.map((cake) => cake.subtract(syrup.grow(gap))));
    if (look === 'cut') return [d.layer('pancakes', d.union(stack, butter.move(0, 0), syrup), 'main')];
    return [d.layer('pancakes', stack.withoutSlivers(500), 'main', { mono: 'ink' }), d.layer('syrup', syrup, 'second', { mono: 'ink' }), d.layer('butter', butter, 'main', { mono: 'ink' })];
  },
});
