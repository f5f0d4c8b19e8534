import { idea } from '../../idea.ts';
import { heart } from './parts.ts';

/** A waffle with a heart of butter. */
export const heartOfButter = idea({
  id: 'heart-of-butter',
  title: 'A heart of butter',
  says: 'The butter on the waffle has melted to a heart.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['waffle'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.044 },
    square: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.12 },
  },
  params: { butter: { label: 'Size of the butter', min: 300, max: 400, usual: 350 } },
  draw: (d, { look, params }) => {
    const size = params['butter']!;
    const [gap, pen, r] = [26, 44, 500];
    const butter = heart(d, size).place({ cx: 0, cy: 6 });
    if (look === 'line') {
      const lines = d.union(...[-1.5, -0.5, 0.5, 1.5].flatMap((i) => [d.rect(i * 200 - pen / 2, -r, pen, 2 * r), d.rect(-r, i * 200 - pen / 2, 2 * r, pen)])).intersect(d.circle(0, 0, r - 10));
      return [d.layer('waffle', d.union(d.ring(0, 0, r, r - pen), lines).subtract(butter.grow(gap)).withoutSlivers(600), 'main'), d.layer('butter', butter, 'second', { mono: 'ink' })];
    }
    const [cell, step] = look === 'square' ? [210, 286] : [112, 184];
    const plate = look === 'square' ? d.rect(-490, -490, 980, 980, 150) : d.circle(0, 0, r);
    const floor = look === 'square' ? d.rect(-450, -450, 900, 900, 110) : d.circle(0, 0, r - 56);
    const reach = look === 'square' ? [-1, 0, 1] : [-2, -1, 0, 1, 2];
    const pits = reach.flatMap((x) => reach.map((y) => d.rect(x * step - cell / 2, y * step - cell / 2, cell, cell, 22).intersect(floor).withoutSlivers(3000).round(14, 0)));
    return [d.layer('waffle', plate.subtract(...pits, butter.grow(gap)).withoutSlivers(600), 'main'), d.layer('butter', butter, 'second', { mono: 'ink' })];
  },
});
