import { type ColorRole, type Draw, type Layer, type Letter, Lettering, penCovers } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { arrangements, isConnector, isWritable, lengthOf } from './shared/names.ts';
import { type Plate, platesOf, printed } from './shared/plates.ts';

/** Cap height. */
const SIZE = 240;
/** Distance of two baselines in cap heights: a descender reaches the letters below it. */
const LEADING = 1.06;

/** Letters of the longest word; longer ones get too small for their inks. */
const LONGEST = 12;

/** The name in toy blocks of two or three inks that print over each other; stems run through both lines. */
export const overprintedWord = idea({
  id: 'overprinted-word',
  title: 'Printed in two passes',
  says: 'The letters are built of bars and rings, and where two inks meet they print a third color.',
  kind: 'wordmark',
  technique: 'lettering',
  isRetired: true,
  needs: [],
  fits: (name) => (isWritable(name, 'blocks') && penCovers('blocks', name.full.toLowerCase()) && Math.max(...name.words.map(lengthOf)) <= LONGEST && lengthOf(name.full) > 1 ? name.initials.first : undefined),
  looks: {
    toys: { manner: 'print', vibes: ['playful_rounded', 'illustrative', 'bold_abstract'], traits: ['playful'], colors: 3, stem: 0.06 },
    pair: { manner: 'print', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.06 },
    chain: { manner: 'print', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.06 },
  },
  draw: (d, { words, look }) => {
    const rows = rowsOf(words).map((row) => row.toLowerCase());
    if (look === 'chain') return chained(d, rows);
    return toys(d, rows, look === 'pair' ? ['main', 'second'] : ['main', 'second', 'third']);
  },
});

/** Each letter in its own inks, long stems where one letter is on top of another. */
function toys(d: Draw, rows: readonly string[], inks: readonly ColorRole[]): Layer[] {
  const lines = stacked(rows.map((row) => d.pen(row, 'blocks', { size: SIZE, tracking: 0.012, inks })));
  const [first, ...rest] = lines.flatMap(({ letters }) => letters) as [Letter, ...Letter[]];
  for (const { text, shape } of [first, ...rest]) d.reads(text, shape);
  const plates = lines.slice(1).flatMap((line, i) => joint(d, lines[i]!, line));
  return [...printed(d, 'letters', [...rest.flatMap((letter) => platesOf(letter)), ...plates], 'word'), ...printed(d, `letter ${first.text}`, platesOf(first), 'mark')];
}

/** Letters by turns in two inks, each printed half a stem into the next. */
function chained(d: Draw, rows: readonly string[]): Layer[] {
  const lines = stacked(rows.map((row) => overlapping(d.pen(row, 'blocks', { size: SIZE, inks: [], stem: 0.21 }))));
  for (const { text, shape } of lines.flatMap(({ letters }) => letters)) d.reads(text, shape);
  const inks: readonly ColorRole[] = ['main', 'second'];
  const plates = lines.flatMap((line, row) => line.letters.map(({ shape }, i): Plate => ({ shape, ink: inks[(i + row) % 2]! })));
  const pair = lines[0]!.letters.length > 1 ? 2 : 1;
  return [...printed(d, 'letters', plates.slice(pair), 'word', 'ink'), ...printed(d, 'first letters', plates.slice(0, pair), 'mark', 'ink')];
}

/** Letters that overlap by half a stem, narrow ones by less, so that nothing of them is lost; words keep their distance. */
function overlapping(line: Lettering): Lettering {
  const { stem } = line.measures;
  const overlap = (one: Letter, other: Letter) => {
    const [narrow, wide] = [one, other].map(({ shape }) => shape.bounds.width).toSorted((a, b) => a - b) as [number, number];
    return wide < 1.9 * stem ? -0.1 * stem : Math.min(0.56 * stem, 0.13 * narrow);
  };
  let shift = 0;
  const letters = line.letters.map((letter, i): Letter => {
    const before = line.letters[i - 1];
    const isNewWord = before && letter.x - before.x - before.advance > SIZE * 0.2;
    if (before && !isNewWord) shift += before.shape.bounds.right - letter.shape.bounds.left - overlap(before, letter);
    return { ...letter, shape: letter.shape.move(shift, 0), x: letter.x + shift };
  });
  return new Lettering(letters, line.measures, line.budget);
}

/** Lines below each other, their first stems in one line. */
const stacked = (lines: readonly Lettering[], leading = LEADING): Lettering[] => lines.map((line, i) => line.move(-line.bounds.left, i * SIZE * leading));

/** The piece of stem between two first letters, where the upper one runs down to the lower or the lower one up to it. */
function joint(d: Draw, above: Lettering, below: Lettering): Plate[] {
  const [upper, lower] = [above.letters[0]!, below.letters[0]!];
  const goesDown = upper.anchors.descender?.angle === 90 && upper.anchors.descender.at[0] < upper.shape.bounds.cx;
  const top = lower.anchors.ascender ?? lower.anchors.stemTop;
  const isUpright = top !== undefined && top.angle === -90 && top.at[0] < lower.shape.bounds.cx;
  if (!isUpright || !(goesDown || (lower.anchors.ascender && 'bhiklmnrpßþ'.includes(upper.text)))) return [];
  const from = goesDown ? upper.shape.bounds.bottom : above.measures.baseline;
  const ink = platesOf(lower).find(({ shape }) => shape.contains([top.at[0], top.at[1] + 4]))?.ink ?? 'main';
  return top.at[1] > from ? [{ shape: d.rect(top.at[0] - top.width / 2, from - 1, top.width, top.at[1] - from + 2), ink }] : [];
}

/** One line up to nine letters, else two or three of even length. */
function rowsOf(words: readonly string[]): string[] {
  const full = words.join(' ');
  if (words.length === 1 || lengthOf(full) <= 8) return [full];
  const ways = [2, 3].flatMap((count) => arrangements(words, count)).filter((rows) => !rows.some((row) => isConnector(row)));
  const cost = (rows: readonly string[]) => Math.max(...rows.map(lengthOf)) * 1.1 + rows.length * 2.2 + (rows.some((row) => isConnector(row.split(' ').at(-1)!)) ? 0.5 : 0);
  return ways.toSorted((one, other) => cost(one) - cost(other))[0] ?? [full];
}
