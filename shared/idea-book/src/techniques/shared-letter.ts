import { type Draw, type Layer, type Lettering, type Shape, penCovers } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { isWritable, lengthOf } from './shared/names.ts';
import { type BlockStyle, letterGap, slitLine, slitWords } from './shared/slit-lines.ts';

/** Cap height of the small letters. */
const SIZE = 200;

/** Two words that share one letter, drawn as tall as both lines. */
export const sharedLetter = idea({
  id: 'shared-letter',
  title: ({ letters }) => `One ${letters} for both words`,
  says: ({ letters }) => `The ${letters} is in the same place in both words, so they share one, twice as tall.`,
  kind: 'wordmark',
  technique: 'shared-letter',
  isRetired: true,
  needs: [],
  fits: (name) => (isWritable(name, 'slit') && penCovers('monoline', name.full.toUpperCase()) ? crossingOf(name.words)?.letter : undefined),
  looks: {
    slit: { manner: 'solid', vibes: ['brutalist_bold', 'bold_abstract', 'modern_flat'], colors: 2, stem: 0.1 },
    disc: { manner: 'solid', vibes: ['playful_rounded', 'bold_abstract', 'modern_flat'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'modern_flat', 'elegant_serif'], colors: 2, stem: 0.03 },
  },
  draw: (d, { words, look }) => {
    const crossing = crossingOf(words) ?? d.refuse(`The words of "${words.join(' ')}" share no letter in one place.`);
    return look === 'line' ? lines(d, crossing) : blocks(d, crossing, look === 'disc');
  },
});

interface Crossing {
  readonly letter: string;
  /** What is before and after it on both lines. */
  readonly before: readonly [string, string];
  readonly after: readonly [string, string];
}

/** Blocks: both sides are stretched to straight edges. */
function blocks(d: Draw, { letter, before, after }: Crossing, isRound: boolean): Layer[] {
  const style: BlockStyle = { slit: SIZE * 0.08, radius: SIZE * 0.25 };
  const gap = letterGap(SIZE, style.slit) * 1.15;
  const height = 2 * SIZE + gap;
  const big = (isRound ? disc(d, letter, height, style) : d.reads(letter, slitWords(d, letter, height, 1.02, { slit: style.slit * 1.25, radius: SIZE * 0.42 }).shape)).place({ left: 0, top: -SIZE });
  const left = side(d, before, style).map((line, row) => line.place({ right: -gap }).move(0, row * (SIZE + gap)));
  const right = side(d, after, style).map((line, row) => line.place({ left: big.bounds.right + gap }).move(0, row * (SIZE + gap)));
  for (const { text, shape } of [...left, ...right].flatMap((line) => line.letters)) d.reads(text, shape);
  return [...wordLayers(d, [...left, ...right]), d.layer(`letter ${letter}`, big, 'second')];
}

/** A round letter as a disc; any other one cut out of a disc. */
function disc(d: Draw, letter: string, height: number, { slit }: BlockStyle): Shape {
  if ('OQ0ОΟ'.includes(letter)) {
    const round = slitWords(d, letter, height, 1.3, { slit: slit * 1.5, radius: height / 2 }).shape;
    return d.reads(letter, round.scale(height / round.bounds.width, height / round.bounds.height));
  }
  const inside = slitWords(d, letter, height * 0.54, 1.05, { slit: slit * 1.1, radius: SIZE * 0.2 }).shape;
  return d.circle(0, 0, height / 2).subtract(d.reads(letter, inside.place({ cx: 0, cy: 0 })));
}

/** Two rows of letters as wide as each other. */
function side(d: Draw, rows: readonly [string, string], style: BlockStyle): Lettering[] {
  if (rows[0] === '' || rows[1] === '') return [];
  const [one, other] = rows.map((row) => slitWords(d, row, SIZE, 1, style).bounds.width) as [number, number];
  const width = Math.sqrt(one * other);
  return rows.map((row) => slitLine(d, row, SIZE, width, style));
}

/** One stroke for all letters, the shared one included. */
function lines(d: Draw, { letter, before, after }: Crossing): Layer[] {
  const stem = 0.15;
  const gap = SIZE * 0.34;
  const k = (2 * SIZE + gap) / SIZE;
  const small = (text: string) => d.pen(text, 'monoline', { size: SIZE, stem, tracking: 0.03 });
  const big = d.pen(letter, 'monoline', { size: SIZE * k, stem: (stem * 1.15) / k }).place({ left: 0 }).move(0, SIZE + gap);
  const space = SIZE * 0.24;
  const rows = before.flatMap((_, row) => [
    ...(before[row] ? [small(before[row]!).place({ right: big.bounds.left - space }).move(0, row * (SIZE + gap))] : []),
    ...(after[row] ? [small(after[row]!).place({ left: big.bounds.right + space }).move(0, row * (SIZE + gap))] : []),
  ]);
  return [...wordLayers(d, rows), d.layer(`letter ${letter}`, big.shape, 'second')];
}

const wordLayers = (d: Draw, rows: readonly Lettering[]): Layer[] => (rows.length > 0 ? [d.layer('letters', d.union(...rows.map(({ shape }): Shape => shape)), 'main', { role: 'word' })] : []);

/** Letters that look well at twice the size: round ones first, then those with even sides. */
const ROUND = 'OQ0ОΟΘCСGDSЄЭЮФΦΩ';
const EVEN = 'AEHIMNTUVXYАВЕЖИНПТХШЯΑΕΗΙΜΝΠΤΧΛБЗRBPK';

/** The best place where both words have the same letter. */
function crossingOf(words: readonly string[]): Crossing | undefined {
  if (words.length !== 2) return undefined;
  const [one, other] = words.map((word) => [...word.toUpperCase()]) as [string[], string[]];
  const ways = one.flatMap((letter, i) =>
    other.flatMap((twin, j) => {
      if (twin !== letter || !/^[\p{L}0]$/u.test(letter)) return [];
      const before: [string, string] = [one.slice(0, i).join(''), other.slice(0, j).join('')];
      const after: [string, string] = [one.slice(i + 1).join(''), other.slice(j + 1).join('')];
      if (!isEven(before) || !isEven(after)) return [];
      const quality = (ROUND.includes(letter) ? 3 : EVEN.includes(letter) ? 1.4 : 0) - Math.abs(i - j) * 0.6 - Math.abs(lengthOf(after[0]) - lengthOf(after[1])) * 0.4 - 0.25 * Math.abs(lengthOf(before[0]) + lengthOf(before[1]) - lengthOf(after[0]) - lengthOf(after[1]));
      return [{ letter, before, after, quality }];
    }),
  );
  return ways.toSorted((a, b) => b.quality - a.quality)[0];
}

/** Rows that can be stretched to the same width, or none at all. */
function isEven([one, other]: readonly [string, string]): boolean {
  const [a, b] = [lengthOf(one), lengthOf(other)];
  return a === 0 || b === 0 ? a === b : Math.max(a, b) / Math.min(a, b) <= 2;
}
