import { type Draw, type Layer, type Lettering, penCovers } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { isConnector, lengthOf } from '../techniques/shared/names.ts';
import { evenLines } from './shared/type.ts';

/** Width of the block; cap height of all its lines. */
const WIDTH = 1_000;
/** How wide letters may be drawn, and how far they may be spaced, as a share of the cap height. */
const [NARROW, WIDE] = [0.6, 1.75];
const [CLOSE, FAR] = [0.02, 0.36];
const STEM = 0.17;
/** White between lines, in stems. */
const LEADING = 1.5;

/** All lines have one width, one height and one stroke: only the letters get wider. */
export const matchedLines = idea({
  id: 'matched-lines',
  title: 'One width, one stroke',
  says: 'All lines have the same width, the same height and the same stroke: only their letters are drawn wider or narrower.',
  kind: 'wordmark',
  technique: 'lettering',
  needs: [],
  fits: ({ full, words, isJoined }) => (!isJoined && words.length >= 2 && words.length <= 4 && lengthOf(full) <= 26 && penCovers('monoline', full) && penCovers('monoline', full.toUpperCase()) ? [...full][0] : undefined),
  looks: {
    round: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'playful_rounded', 'gradient_modern'], colors: 2, stem: 0.1, letterforms: ['geo', 'grot', 'roundgrot'] },
    heavy: { manner: 'solid', vibes: ['brutalist_bold', 'bold_abstract', 'tech_sharp', 'modern_flat'], colors: 2, stem: 0.12, letterforms: ['grot', 'wide', 'cond'] },
    light: { manner: 'line', vibes: ['elegant_serif', 'geometric_minimal', 'classic_ornate'], colors: 2, stem: 0.06, letterforms: ['geo', 'deco', 'flare'] },
  },
  params: { height: { label: 'Height of the lines', min: 0.14, max: 0.3, usual: 0.21 } },
  draw: (d, { words, look, params }) => {
    const rows = rowsOf(words);
    const stem = look === 'light' ? 0.1 : look === 'heavy' ? 0.215 : STEM;
    const longest = Math.max(...rows.map((row) => d.pen(row.toUpperCase(), 'monoline', { size: 1_000, stem, width: NARROW, tracking: CLOSE }).bounds.width));
    const cap = Math.min(params['height']! * WIDTH * (rows.length > 2 ? 0.9 : 1), (0.98 * WIDTH * 1_000) / longest);
    const leading = Math.max(cap * stem * LEADING, cap * 0.2);
    return rows.flatMap((row, i): Layer[] => {
      const line = justified(d, row, cap, stem);
      return [d.layer(`line ${i + 1}`, line.shape.place({ left: 0 }).move(0, i * (cap + leading)), i === rows.length - 1 ? 'second' : 'main', { role: 'word' })];
    });
  },
});

/** The line drawn as wide as the block: first by the width of its letters, then by their distance. */
function justified(d: Draw, row: string, size: number, stem: number): Lettering {
  const text = row.toUpperCase();
  const drawn = (width: number, tracking: number): Lettering => d.pen(text, 'monoline', { size, stem, width, tracking, radius: 0.05 });
  const widthOf = (line: Lettering): number => line.bounds.width;
  const solve = (from: number, to: number, at: (value: number) => Lettering): Lettering => {
    let [low, high] = [from, to];
    for (let i = 0; i < 9; i += 1) {
      const middle = (low + high) / 2;
      if (widthOf(at(middle)) < WIDTH) low = middle;
      else high = middle;
    }
    return at((low + high) / 2);
  };
  const tracked = (width: number) => (tracking: number) => drawn(width, tracking);
  if (widthOf(drawn(NARROW, CLOSE)) > WIDTH * 1.02) d.refuse(`"${row}" is too long for the block.`);
  if (widthOf(drawn(WIDE, CLOSE)) >= WIDTH) return solve(NARROW, WIDE, (width) => drawn(width, CLOSE));
  if (widthOf(drawn(WIDE, FAR)) < WIDTH) d.refuse(`"${row}" is too short for the block.`);
  return solve(CLOSE, FAR, tracked(WIDE));
}

/** Two or three lines; "and" never alone. */
function rowsOf(words: readonly string[]): string[] {
  const named = words.filter((word) => !isConnector(word)).length;
  const two = evenLines(words, Math.min(2, named));
  return named > 2 && Math.max(...two.map(lengthOf)) > 11 ? evenLines(words, 3) : two;
}
