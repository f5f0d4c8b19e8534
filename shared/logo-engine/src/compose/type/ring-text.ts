import { type Path, isEmpty, polar, rotate, translate, union } from '../../geometry/index.ts';
import type { FontLibrary } from '../../type/font-library.ts';

export interface RingText {
  /** Degrees that the text takes of the circle. */
  span: number;
  /** Its ink, drawn when it is asked for: while a size is sought only the span counts. */
  draw(): Path;
}

export interface RingOptions {
  font: string;
  size: number;
  tracking: number;
  /** Radius of the middle of the capitals. */
  radius: number;
  /** On the lower arc the text stands with its feet outwards. */
  isLower: boolean;
}

/** Text around a circle at the origin, centred at the top or at the bottom. */
export function ringText(library: FontLibrary, text: string, options: RingOptions): RingText {
  const { font, size, tracking, radius, isLower } = options;
  const cap = library.style(font).cap * size;
  const baseline = isLower ? radius + cap / 2 : radius - cap / 2;
  const glyphs = library.shape(font, text, { size, tracking });
  const last = glyphs.at(-1);
  const width = last ? last.x + last.advance : 0;
  const placed = () => glyphs.map(({ outline, x, advance }) => {
    const middle = x + advance / 2;
    // Measured at the middle of the capitals: at the baseline the upper arc would look loose and the lower one tight.
    const turn = ((middle - width / 2) / radius) * (180 / Math.PI);
    const angle = isLower ? 90 - turn : -90 + turn;
    const [px, py] = polar(baseline, angle);
    return isEmpty(outline) ? null : translate(rotate(translate(outline, -middle, 0), isLower ? angle - 90 : angle + 90), px, py);
  });
  return { span: (width / radius) * (180 / Math.PI), draw: () => union(...placed().filter((path) => path !== null)) };
}
