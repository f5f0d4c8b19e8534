import { idea } from '../../idea.ts';
import { heart } from './parts.ts';

/** A round waffle of five hearts, as irons in Scandinavia bake it. */
export const fiveHeartWaffle = idea({
  id: 'five-heart-waffle',
  title: 'Five hearts from the iron',
  says: 'A waffle as the iron bakes it: five hearts that meet in one point.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['waffle'] }],
  looks: {
    solid: { manner: 'module', vibes: ['playful_rounded', 'modern_flat', 'geometric_minimal'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 1, stem: 0.04 },
    square: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.14 },
  },
  params: { gap: { label: 'Gap', min: 18, max: 32, usual: 24 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const pen = 40;
    if (look === 'square') {
      const plate = d.rect(-460, -460, 920, 920, 130);
      const [cell, step] = [190, 264];
      const pits = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => ({ x: x * step, y: y * step, cell: d.rect(x * step - cell / 2, y * step - cell / 2, cell, cell, 36) })));
      const middle = pits.find(({ x, y }) => x === 0 && y === 0)!;
      return [d.layer('waffle', plate.subtract(...pits.map((pit) => pit.cell)), 'main'), d.layer('butter', heart(d, 150).place({ cx: 0, cy: 4 }).intersect(middle.cell), 'second', { mono: 'ink' })];
    }
    const one = heart(d, 600).scale(1, 1.376).place({ cx: 0, bottom: 0 });
    const whole = one.scale(510 / 780);
    const long = whole.bounds.height;
    const petal = d.fitSector(whole, { count: 5, gap }).round(10, 0);
    const weight = look === 'line' ? 34 : gap * 1.3;
    const grid = d.union(...[54, 126].map((turn) => d.rect(-600, -weight / 2, 1200, weight).rotate(turn, [0, 0]).move(0, -long * 0.6)));
    if (look === 'line') return [d.layer('hearts', d.union(...d.radial(petal.rim(pen, 'round').union(grid.intersect(petal)), { count: 5 })), 'main')];
    const cells = d.union(...petal.subtract(grid).withoutSlivers(1500).pieces().map((piece) => piece.round(6, 0)));
    return [d.layer('waffle', d.union(...d.radial(cells, { count: 5 })), 'main')];
  },
});
