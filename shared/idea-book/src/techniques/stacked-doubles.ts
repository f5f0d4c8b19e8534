import { type Draw, type Layer, type Shape, penCovers } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { isConnector, isWritable, lengthOf } from './shared/names.ts';
import { letterGap, slitWords } from './shared/slit-lines.ts';

/** Cap height. */
const SIZE = 240;
/** Letters of a line. */
const LONGEST = 11;
/** Lines may differ this much in width before they are brought to one. */
const MOST_DIFFERENCE = 1.7;

/** Double letters share one column, one on the other, each half as tall. */
export const stackedDoubles = idea({
  id: 'stacked-doubles',
  title: ({ letters }) => `Double ${letters}, stacked`,
  says: ({ letters }) => `The double ${letters} takes the place of one letter: the second is on top of the first.`,
  kind: 'wordmark',
  technique: 'lettering',
  isRetired: true,
  needs: [],
  fits: (name) => (isWritable(name, 'slit') && penCovers('monoline', name.full.toUpperCase()) && rowsOf(name.words).every((row) => lengthOf(row) <= LONGEST) && rowsOf(name.words).length <= 2 ? doubleIn(name.full) : undefined),
  looks: {
    block: { manner: 'solid', vibes: ['brutalist_bold', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'modern_flat', 'elegant_serif'], colors: 2, stem: 0.04 },
  },
  draw: (d, { words, look }) => {
    if (look === 'block' && /ZZ/i.test(words.join(' '))) d.refuse('A low, broad Z of this pen is taken for an N.');
    const gap = look === 'line' ? SIZE * 0.15 : letterGap(SIZE, SIZE * 0.08);
    const rows = rowsOf(words).map((row) => lineOf(d, row.toUpperCase(), look === 'line', gap));
    const widths = rows.map((row) => widthOf(row));
    const width = Math.max(...widths);
    if (width / Math.min(...widths) > MOST_DIFFERENCE) d.refuse('The lines are too unlike in length.');
    let y = 0;
    return rows.flatMap((row, i): Layer[] => {
      const k = width / widths[i]!;
      y += i === 0 ? 0 : SIZE * k + gap * 1.4;
      const at = y;
      const placed = row.map(({ shape, isDouble }) => ({ shape: shape.scale(k).move(0, at), isDouble }));
      const [doubles, singles] = [true, false].map((isDouble) => placed.filter((piece) => piece.isDouble === isDouble).map(({ shape }) => shape)) as [Shape[], Shape[]];
      return [
        ...(singles.length > 0 ? [d.layer(`line ${i + 1}`, d.union(...singles), 'main', { role: 'word' })] : []),
        ...doubles.map((shape, n) => d.layer(`double letter ${n + 1}`, shape, 'second', { role: n === 0 ? 'mark' : 'word' })),
      ];
    });
  },
});

interface Column {
  readonly shape: Shape;
  readonly isDouble: boolean;
}

const widthOf = (row: readonly Column[]): number => Math.max(...row.map(({ shape }) => shape.bounds.right)) - Math.min(...row.map(({ shape }) => shape.bounds.left));

/** One line from left to right, a column for each letter and each double letter. */
function lineOf(d: Draw, row: string, isLine: boolean, gap: number): Column[] {
  const pieces = row.match(/(\p{L})\1| |[^ ]/gu) ?? [];
  let x = 0;
  return pieces.flatMap((piece, i): Column[] => {
    if (piece === ' ') {
      x += SIZE * 0.14;
      return [];
    }
    const isDouble = lengthOf(piece) === 2;
    const column = isDouble ? double(d, piece[0]!, isLine, gap) : single(d, piece, isLine, SIZE);
    // Letters of the round pen keep the distance that the pen gives them.
    const before = pieces[i - 1];
    const space = before === undefined ? 0 : isLine && !isDouble && before !== ' ' && lengthOf(before) === 1 ? penGap(d, before, piece) : gap;
    const shape = column.place({ left: x + space });
    x = shape.bounds.right;
    return [{ shape, isDouble }];
  });
}

const STEM = 0.13;

const single = (d: Draw, letter: string, isLine: boolean, size: number, width = 1): Shape =>
  isLine ? d.pen(letter, 'monoline', { size, stem: (STEM * SIZE) / size, width, radius: 0 }).shape : slitWords(d, letter, size, width, { slit: SIZE * 0.08, radius: SIZE * 0.22 }).shape;

/** White between two letters as the round pen sets them. */
function penGap(d: Draw, before: string, after: string): number {
  const [one, other] = d.pen(before + after, 'monoline', { size: SIZE, stem: STEM, radius: 0 }).letters;
  return other ? other.shape.bounds.left - one!.shape.bounds.right : 0;
}

/** Two letters of half the height, one above the other. */
function double(d: Draw, letter: string, isLine: boolean, gap: number): Shape {
  const size = (SIZE - gap) / 2;
  const one = d.reads(letter, single(d, letter, isLine, size, isLine ? 1.35 : 1.7).place({ left: 0, bottom: 0 }));
  return one.union(one.place({ left: 0, top: -SIZE }));
}

/** The first letter that comes twice in a row. */
const doubleIn = (full: string): string | undefined => /(\p{L})\1/iu.exec(full)?.[1]?.toUpperCase();

/** Each word on its own line; a sign goes with the word after it. */
function rowsOf(words: readonly string[]): string[] {
  const rows: string[] = [];
  for (const [i, word] of words.entries()) {
    const before = words[i - 1];
    if (before !== undefined && isConnector(before)) rows.push(`${rows.pop()!} ${word}`);
    else rows.push(word);
  }
  return rows;
}
