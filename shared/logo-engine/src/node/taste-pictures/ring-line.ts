import { type Path, boundsOf, rotate, translate, union } from '../../geometry/index.ts';
import type { Press } from './press.ts';

export interface RingPlace {
  cx: number;
  cy: number;
  /** To the letters' feet; on the lower arc to their heads. */
  radius: number;
  side: 'above' | 'below';
}

/** Text set round a circle, letter by letter, centred at the top or the foot. */
export function ringLine(press: Press, font: string, text: string, size: number, tracking: number, place: RingPlace): Path {
  const space = size * 0.3;
  const gap = size * tracking;
  const glyphs = [...text].map((char) => ({ char, path: char === ' ' ? null : press.line(font, char, size) }));
  const widths = glyphs.map(({ path }) => (path ? boundsOf(path).width : space));
  const total = widths.reduce((sum, width) => sum + width + gap, -gap);
  const letters: Path[] = [];
  let x = -total / 2;
  for (const [i, { path }] of glyphs.entries()) {
    const middle = x + widths[i]! / 2;
    x += widths[i]! + gap;
    if (path) letters.push(bent(path, middle, place));
  }
  return union(...letters);
}

function bent(path: Path, middle: number, { cx, cy, radius, side }: RingPlace): Path {
  const degrees = ((middle / radius) * 180) / Math.PI;
  const upright = translate(path, cx - boundsOf(path).cx, side === 'above' ? cy - radius : cy + radius);
  return rotate(upright, side === 'above' ? degrees : -degrees, cx, cy);
}
