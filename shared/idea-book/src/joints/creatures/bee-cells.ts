import { idea } from '../../idea.ts';

/** Three cells of a honeycomb make a bee. */
export const beeCells = idea({
  id: 'bee-cells',
  title: 'Three cells, one bee',
  says: 'Three cells of a honeycomb make the bee: two wings and a striped body.',
  kind: 'symbol',
  technique: 'module',
  needs: [{ things: ['bee', 'honeycomb', 'hive'] }],
  looks: {
    solid: { manner: 'module', vibes: ['geometric_minimal', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.044 },
  },
  draw: (d, { look }) => {
    const r = 270;
    const [dx, dy] = [r * Math.cos(Math.PI / 6), r * 1.5];
    const cell = d.regular(6, r - 10).round(10, 0);
    const body = d.regular(6, r - 10, { cy: 150 }).round(10, 0);
    const wings = d.mirror(cell.move(dx, 150 - dy));
    const bands = [20, 130, 240].map((y) => d.rect(-400, y, 800, 56));
    const head = d.circle(0, 150 - r - 26, 84);
    if (look === 'line') return [d.layer('wings', d.mirror(cell.move(dx, 150 - dy).rim(44)).gapFrom(head, 20), 'main'), d.layer('body', body.rim(44).union(d.rect(-400, 70, 800, 44).union(d.rect(-400, 190, 800, 44)).intersect(body)).gapFrom(head, 20), 'second'), d.layer('head', head, 'second')];
    return [d.layer('wings', wings.gapFrom(head, 20), 'second'), d.layer('body', body.subtract(...bands).gapFrom(head, 20).withoutSlivers(900), 'main'), d.layer('head', head, 'main')];
  },
});
