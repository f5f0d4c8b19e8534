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
    print: { manner: 'print', vibes: ['gradient_modern', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.1 },
  },
  params: { head: { label: 'Head', min: 66, max: 100, usual: 84 } },
  draw: (d, { look, params }) => {
    const r = 270;
    const [dx, dy] = [r * Math.cos(Math.PI / 6), r * 1.5];
    const cell = d.regular(6, r - 10).round(10, 0);
    const body = d.regular(6, r - 10, { cy: 150 }).round(10, 0);
    const wings = d.mirror(cell.move(dx, 150 - dy));
    const bands = [20, 130, 240].map((y) => d.rect(-400, y, 800, 56));
    const head = d.circle(0, 150 - r - 26, params['head']!);
    if (look === 'print') {
      const bee = d.regular(6, r, { cy: 150 }).subtract(...[70, 200, 330].map((y) => d.rect(-400, y, 800, 60))).withoutSlivers(900);
      const wide = d.mirror(d.regular(6, r).move(dx + 8, 250 - dy));
      const inks = d.overprint([{ shape: wide.gapFrom(head, 24), ink: 'second' }, { shape: bee.gapFrom(head, 24), ink: 'main' }]);
      return [...inks.map(({ shape, paint }, i) => d.layer(`ink ${i + 1}`, shape, paint, { mono: i === 2 ? 'gap' : 'ink' })), d.layer('head', head, 'main')];
    }
    if (look === 'line') return [d.layer('wings', d.mirror(cell.move(dx, 150 - dy).rim(44)).gapFrom(head, 20), 'main'), d.layer('body', body.rim(44).union(d.rect(-400, 70, 800, 44).union(d.rect(-400, 190, 800, 44)).intersect(body)).gapFrom(head, 20), 'second'), d.layer('head', head, 'second')];
    return [d.layer('wings', wings.gapFrom(head, 20), 'second'), d.layer('body', body.subtract(...bands).gapFrom(head, 20).withoutSlivers(900), 'main'), d.layer('head', head, 'main')];
  },
});
