import { translate } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import { tilesOf } from '../tiles/tile.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** First colour, then second; every one mirrored both ways, so that nothing turns like a hook. */
const BLOCKS = {
  star: [['.ab.', 'a##b', 'd##c', '.dc.'], ['c..d', '....', '....', 'b..a']],
  lantern: [['a##b', '#..#', '#..#', 'd##c'], ['....', '.ab.', '.dc.', '....']],
  bloom: [['r7r7', 'L##J', 'r##7', 'LJLJ'], []],
  cross: [['.r7.', 'r##7', 'L##J', '.LJ.'], ['J..L', '....', '....', '7..r']],
} as const satisfies Record<string, readonly (readonly string[])[]>;

/** A quilt maker's block: triangles and quarters in mirror symmetry. */
export const quiltBlock: AbstractMark = {
  id: 'quiltBlock',
  title: 'Quilt block',
  tags: ['grid', 'angular', 'solid', 'classic'],
  draw(pen) {
    const [first, second] = BLOCKS[pen.pick('block', ['star', 'lantern', 'bloom', 'cross'])];
    const grid = { cell: 250, grout: pen.pick('grout', [0, 20]) };
    const placed = (rows: readonly string[]) => translate(tilesOf(rows, grid), -500, -500);
    const layers = [layer('a', placed(first))];
    if (second.length > 0) layers.push(layer('b', placed(second)));
    return { layers, strokeWidth: 250 };
  },
};
