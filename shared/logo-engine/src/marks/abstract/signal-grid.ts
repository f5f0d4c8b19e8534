import { type Path, circle, quarter, rect, times, together } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';
import { CORNERS } from './corners.ts';

/** Cells of a field of three by three by row; the lower left half mirrors the upper right, so that nothing turns and nothing looks out. */
const MIRRORED = [0, 1, 2, 1, 3, 4, 2, 4, 5] as const;

/** What stands in a cell: left out, disc, square, or a quarter that opens towards a corner on the diagonal. */
const FORMS = ['disc', 'square', 'in', 'out'] as const;

/** A field of squares, discs and quarters that is another for every seed. */
export const signalGrid: AbstractMark = {
  id: 'signalGrid',
  title: 'Signal field',
  tags: ['grid', 'solid', 'tech', 'playful'],
  draw(pen) {
    const gap = pen.pick('gap', [0, 22, 40]);
    const size = (1000 - 2 * gap) / 3;
    const forms = times(6, (i) => pen.pick(`cell ${i}`, FORMS));
    const accent = pen.pick('accent', [0, 3, 5]);
    const cells = MIRRORED.map((kind, i) => ({ kind, path: cellOf(forms[kind]!, -500 + (i % 3) * (size + gap), -500 + Math.floor(i / 3) * (size + gap), size) }));
    const part = (isAccent: boolean) => together(...cells.filter(({ kind }) => (kind === accent) === isAccent).map(({ path }) => path));
    return { layers: [layer('a', part(false)), layer('b', part(true))], strokeWidth: size * 0.7 };
  },
};

function cellOf(form: (typeof FORMS)[number], x: number, y: number, size: number): Path {
  if (form === 'disc') return circle(x + size / 2, y + size / 2, size / 2);
  if (form === 'square') return rect(x, y, size, size);
  return quarter(x, y, size, CORNERS[form === 'in' ? 0 : 2]!);
}
