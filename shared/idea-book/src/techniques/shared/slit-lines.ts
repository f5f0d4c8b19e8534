import { type Draw, Lettering } from '@fifteen/drawing';

/** What all lines of a block have in common, in units. */
export interface BlockStyle {
  readonly slit: number;
  readonly radius: number;
}

/** Letters of the slit pen may get this narrow and this wide. */
const NARROWEST = 0.74;
const WIDEST = 1.5;
/** White between two letters, in units: a part of the cap height and a part of the slit, as the pen has it. */
export const letterGap = (size: number, slit: number): number => 0.032 * size + 0.72 * slit;
/** White between two words as a share of the cap height: blocks need little of it, a sign between them least. */
const WORD_GAP = 0.15;
const SIGN_GAP = 0.04;
/** Height of a block at most, in widths, and how much broader its letters get for that. */
const TALLEST = 1;
const MOST_BROAD = 1.45;
const isSign = (word: string | undefined): boolean => word === '&' || word === '+' || word === '×';

/** Words of the slit pen at this cap height and stretch, set closer than text, its slits of a given width. */
export function slitWords(d: Draw, text: string, size: number, stretch: number, { slit, radius }: BlockStyle): Lettering {
  const words = text.split(' ');
  const gap = letterGap(size, slit);
  let x = 0;
  const placed = words.map((word, i) => {
    const written = d.pen(word, 'slit', { size, width: stretch, stem: (0.2 - slit / size) / 0.75, radius: radius / size });
    const moved = written.move(x - written.bounds.left, 0);
    x += written.bounds.width + gap + (isSign(word) || isSign(words[i + 1]) ? SIGN_GAP : WORD_GAP) * size;
    return moved;
  });
  return new Lettering(placed.flatMap(({ letters }) => letters), placed[0]!.measures, d.budget);
}

/** One line of this cap height and exactly this wide. */
export function slitLine(d: Draw, text: string, size: number, width: number, style: BlockStyle): Lettering {
  const words = text.split(' ');
  const gap = letterGap(size, style.slit);
  const spaces = words.slice(1).reduce((sum, word, i) => sum + gap + (isSign(word) || isSign(words[i]) ? SIGN_GAP : WORD_GAP) * size, 0);
  // Advances grow evenly with the stretch; the white beside the last letter does not count.
  const white = gap * words.length - spaces;
  const normal = slitWords(d, text, size, 1, style).bounds.width;
  const line = slitWords(d, text, size, (width + white) / (normal + white), style);
  return line.move(-line.bounds.left, 0);
}

/** Width of a line at stretch 1, in cap heights. Words are measured once. */
function naturalWidth(d: Draw, text: string, known: Map<string, number>): number {
  const measured = (word: string) => known.get(word) ?? known.set(word, slitWords(d, word, 100, 1, { slit: 8, radius: 0 }).bounds.width / 100).get(word)!;
  const words = text.split(' ');
  return words.reduce((sum, word, i) => sum + measured(word) + (i > 0 ? letterGap(1, 0.08) + (isSign(word) || isSign(words[i - 1]) ? SIGN_GAP : WORD_GAP) : 0), 0);
}

/** Cap heights at which lines come out equally wide: all the same where the letters stretch that far. */
export function heightsFor(d: Draw, lines: readonly string[], width: number, known = new Map<string, number>()): { sizes: number[]; worst: number } {
  const natural = lines.map((line) => naturalWidth(d, line, known));
  const mean = Math.exp(natural.reduce((sum, value) => sum + Math.log(value), 0) / natural.length);
  const stretch = natural.map((value) => mean / value);
  const within = stretch.map((value) => Math.max(NARROWEST, Math.min(WIDEST, value)));
  return { sizes: stretch.map((value, i) => ((width / mean) * value) / within[i]!), worst: Math.max(...stretch, ...stretch.map((value) => 1 / value)) };
}

/** Lines below each other, each as wide as the block. Marks above and below letters get the room that they need. */
export function slitBlock(d: Draw, lines: readonly string[], width: number, { weight = 0.08, roundness = 0.25, leading = 1.15, known = new Map<string, number>() } = {}): { lines: Lettering[]; gap: number; style: BlockStyle } {
  const { sizes: natural } = heightsFor(d, lines, width, known);
  // Few letters would make a tower: they get wider instead.
  const tall = natural.reduce((sum, size) => sum + size, 0) / width;
  const sizes = natural.map((size) => size / Math.max(1, Math.min(MOST_BROAD, tall / TALLEST)));
  const usual = Math.min(...sizes);
  const style: BlockStyle = { slit: usual * weight, radius: usual * roundness };
  const gap = letterGap(usual, style.slit) * leading;
  const placed: Lettering[] = [];
  for (const [i, text] of lines.entries()) {
    const line = slitLine(d, text, sizes[i]!, width, style);
    const above = placed.at(-1);
    placed.push(line.move(0, above ? above.bounds.bottom + gap - line.bounds.top : -line.bounds.top));
  }
  return { lines: placed, gap, style };
}
