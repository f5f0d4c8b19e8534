import { idea } from '../../idea.ts';
import { bar } from './parts.ts';

/** A bunch of grapes that is the bowl of a wine glass. */
export const grapeGlass = idea({
  id: 'grape-glass',
  title: 'A glass of grapes',
  says: 'The bunch of grapes is the bowl of the glass, and its stalk is the stem.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['grapes', 'wine-glass', 'vineyard'], trades: ['winery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal'], colors: 2, stem: 0.05 },
    line: { manner: 'line', vibes: ['elegant_serif', 'geometric_minimal'], colors: 1, stem: 0.025 },
    print: { manner: 'print', vibes: ['bold_abstract', 'gradient_modern'], colors: 2, stem: 0.05 },
  },
  params: { grape: { label: 'Grape size', min: 78, max: 93, usual: 87 }, foot: { label: 'Foot width', min: 160, max: 260, usual: 210 } },
  draw: (d, { look, params }) => {
    const [size, foot] = [params['grape']!, params['foot']!];
    const pitch = look === 'print' ? 236 : 190;
    const rows = look === 'print' ? [3, 2, 1] : [3, 4, 3, 2, 1];
    const spots = rows.flatMap((count, row) => Array.from({ length: count }, (_, i) => [(i - (count - 1) / 2) * pitch, row * pitch * 0.866 - 420] as const));
    const lowest = spots.at(-1)![1];
    const grape = d.circle(0, 0, look === 'print' ? size + 57 : size);
    const grapes = spots.map(([x, y]) => grape.move(x, y));
    const stem = (width: number) => d.mirror(d.path(`M0 ${lowest + 60}H${width / 2}V500C${width / 2} 540 ${width} 552 ${foot} 564V592H0Z`));
    if (look === 'line') return [d.layer('grapes', d.union(...grapes.map((g) => g.rim(34))), 'main'), d.layer('stem', bar(d, [0, lowest + size], [0, 560], 34).union(bar(d, [20 - foot, 572], [foot - 20, 572], 34)), 'main')];
    if (look === 'print') {
      const near = grapes.flatMap((one, i) => grapes.slice(i + 1).filter((_, k) => Math.hypot(spots[i]![0] - spots[i + 1 + k]![0], spots[i]![1] - spots[i + 1 + k]![1]) < pitch * 1.1).map((other) => one.intersect(other)));
      const overlaps = d.union(...near);
      const all = d.union(...grapes);
      return [d.layer('grapes', all.subtract(overlaps), 'main'), d.layer('overlaps', overlaps, 'second', { mono: 'gap' }), d.layer('stem', stem(36).gapFrom(all, 0), 'main')];
    }
    const leaf = d.leaf([-30, -540], [226, -680], 0.36, 0.2);
    return [d.layer('grapes', d.union(...grapes), 'main'), d.layer('stem', stem(34).gapFrom(d.union(...grapes), 16), 'main'), d.layer('leaf', leaf.gapFrom(d.union(...grapes), 16), 'second')];
  },
});
