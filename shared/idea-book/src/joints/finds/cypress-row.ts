import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** Cypresses on a hill: three of one leaf form. */
export const cypressRow = idea({
  id: 'cypress-row',
  title: 'Tall trees on the hill',
  says: 'The tall trees are one leaf form in three heights, and the hill is an arc.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['cypress', 'poplar'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'elegant_serif', 'geometric_minimal'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.18 },
  },
  params: { trees: { label: 'Width of the trees', min: 0.13, max: 0.18, usual: 0.155 } },
  draw: (d, { look, params }) => {
    const bulge = params['trees']!;
    const hill = d.circle(0, 1010, 800).intersect(d.rect(-520, -900, 1040, 1370));
    const tree = (x: number, foot: number, height: number) => d.leaf([x, foot], [x, foot - height], bulge).union(d.rect(x - 17, foot - 60, 34, 130));
    const trees = [tree(-270, 190, 520), tree(0, 170, 730), tree(270, 190, 430)];
    if (look === 'line') return [d.layer('trees', d.union(...[[-270, 170, 520], [0, 140, 730], [270, 170, 430]].map(([x, y, h]) => contour(d.leaf([x!, y!], [x!, y! - h!], bulge + 0.02), 42).union(d.rect(x! - 21, y! - 50, 42, 150)))), 'main'), d.layer('hill', d.arc(0, 1010, 770, -132, -48).stroke(44, { cap: 'round' }), 'second')];
    if (look === 'cut') {
      const sun = d.circle(0, 0, 520);
      const cut = d.union(...trees.map((each) => each.move(0, 60)), d.circle(0, 1090, 820)).round(0, 6);
      return [d.layer('cypresses', sun.subtract(cut).withoutSlivers(900).union(sun.intersect(d.circle(0, 1120, 800)).withoutSlivers(900)), 'main')];
    }
    return [d.layer('trees', d.union(...trees).gapFrom(hill, 24).withoutSlivers(900), 'main'), d.layer('hill', hill.round(10, 0), 'second', { mono: 'ink' })];
  },
});
