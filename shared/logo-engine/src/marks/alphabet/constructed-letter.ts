import { type Path, boundsOf, difference, intersect, rect, scale, stroke, translate, union } from '../../geometry/index.ts';
import { accentsOf, marksOf } from './accents.ts';
import { type CornerStyle, baseOf, canConstruct, centreLines } from './centre-lines.ts';

export interface ConstructedLetterOptions {
  corner?: CornerStyle;
  /** Stroke in hundredths of the skeleton's height, 12 (light) to 44. */
  weight?: number;
  /** Parallel lines that share the weight. */
  stripes?: number;
  /** Width of the gaps between stripes, in stripes. */
  gap?: number;
}

/** Skia offsets curves in steps; at ten times the size the steps vanish. */
const PRECISION = 10;

/**
 * A letter of our own alphabet, built on centre lines: 1,000 units high with its
 * baseline at 0, accents above and below. Null for characters that it does not have.
 */
export function constructedLetter(char: string, options: ConstructedLetterOptions = {}): Path | null {
  if (!canConstruct(char)) return null;
  const { corner = 'round', weight = 22, stripes = 1, gap = 0.5 } = options;
  const letter = stripes > 1 ? striped(char, corner, weight, stripes, gap) : solid(char, corner, weight, weight);
  const unit = 1000 / (100 + weight);
  return scale(translate(accented(char, letter, corner, weight), weight / 2, -(100 + weight / 2)), unit);
}

/** The letter with its accents, which stand outside its 1,000 units. */
function accented(char: string, letter: Path, corner: CornerStyle, weight: number): Path {
  if (marksOf(char).length === 0) return letter;
  const { x, width } = boundsOf(letter);
  return union(letter, ...accentsOf(char, { left: x, right: x + width, weight, corner }));
}

/** The letter at `width` of its full `weight`: narrower for the inner stripes. */
function solid(char: string, corner: CornerStyle, width: number, weight: number): Path {
  const lines = centreLines(char, corner, weight);
  const style = { join: corner === 'round' ? 'round' : 'miter', cap: 'butt', miter: 10 } as const;
  const strokes = lines.map((line) => scale(stroke(scale(line, PRECISION), width * PRECISION, style), 1 / PRECISION));
  return intersect(union(...strokes), frameOf(char, weight));
}

/** Stems that end at the left keep a straight edge; nothing leaves the line of letters. */
function frameOf(char: string, weight: number): Path {
  const left = 'BDEFHKLMNPRБВГЕКМНПРЦШЩЫЬЮΒΓΕΗΚΜΝΠΡ'.includes(baseOf(char)) ? -weight / 2 : -200;
  return rect(left, -weight / 2, 600, 100 + weight);
}

function striped(char: string, corner: CornerStyle, weight: number, stripes: number, gap: number): Path {
  const lane = weight / (stripes + (stripes - 1) * gap);
  const lanes: Path[] = [];
  for (let outer = weight; outer > 0.01; outer -= 2 * lane * (1 + gap)) {
    const inner = outer - 2 * lane;
    const full = solid(char, corner, outer, weight);
    lanes.push(inner > 0.01 ? difference(full, solid(char, corner, inner, weight)) : full);
  }
  return union(...lanes);
}
