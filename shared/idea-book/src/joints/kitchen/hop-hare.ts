import { idea } from '../../idea.ts';
import { drop, shingled } from './parts.ts';

/** A hop cone that is the head of a hare, with two leaves for ears. */
export const hopHare = idea({
  id: 'hop-hare',
  title: 'It hops',
  says: 'The hop cone is the head of a hare, and two leaves are its ears.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['hop', 'rabbit'], trades: ['brewery'] }, { things: ['hop'], trades: ['brewery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'playful_rounded'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.036 },
    cut: { manner: 'module', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.07 },
  },
  params: { gap: { label: 'Gap', min: 14, max: 26, usual: 18 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const [wide, high] = [112, 128];
    const scale = drop(d, wide, 196).flipY();
    const rows = [[-1, 1], [-2, 0, 2], [-1, 1], [0]].map((columns, row) => columns.map((x) => scale.move(x * (wide + gap / 2), row * high - 60)));
    const ear = d.leaf([40, -210], [210, -680], 0.13, 0.27);
    const ears = d.mirror(ear);
    const eyes = d.mirror(d.circle(wide + gap / 2, -50, 34));
    const half = (shape: ReturnType<typeof d.union>) => d.mirror(shape.intersect(d.rect(-900, -900, 900, 1800)));
    if (look === 'line') {
      const cone = d.union(...shingled(rows, 0).map((part) => part.grow(14).subtract(part.shrink(22, 'round'))));
      return [d.layer('hop', half(cone).union(eyes), 'main'), d.layer('ears', ears.rim(36, 'round').gapFrom(d.union(...rows[0]!), gap), 'second', { mono: 'ink' })];
    }
    const cone = half(d.union(...shingled(rows, gap))).subtract(eyes);
    const slit = d.mirror(d.leaf([90, -300], [190, -590], 0.04, 0.12));
    const up = ears.gapFrom(d.union(...rows[0]!), gap);
    return [d.layer('hop', cone, 'main'), d.layer('ears', look === 'cut' ? up.subtract(slit) : up, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
