/** Measures of a typeface that choosing and scoring need, as shares of the em. */
import { PathOp, Path2D } from '@napi-rs/canvas';
import * as harfbuzz from 'harfbuzzjs';
import wawoff2 from 'wawoff2';

const HANDWRITTEN = new Set(['script', 'hand']);

export async function openFont(woff2) {
  const bytes = await wawoff2.decompress(woff2);
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(bytes)));
  return { face, font: new harfbuzz.Font(face) };
}

export function measureFont({ face, font }, fontClass) {
  const glyph = (char) => new Path2D(font.glyphToPath(font.nominalGlyph(char.codePointAt(0)))).simplify();
  const [, , , capTop] = glyph('H').computeTightBounds();
  const [, , , xTop] = glyph('x').computeTightBounds();
  const [, descender] = glyph('p').computeTightBounds();
  const stem = HANDWRITTEN.has(fontClass) ? crossing(glyph('l'), capTop, Infinity) : stemOfH(glyph('H'), capTop);
  const share = (value) => Math.round((value / face.upem) * 1e4) / 1e4;
  return { cap: share(capTop), xHeight: share(xTop), descender: share(Math.max(0, -descender)), stem: share(stem) };
}

/** Code points as hexadecimal ranges: "20-7e a0". */
export function rangesOf(codePoints) {
  const sorted = [...codePoints].sort((a, b) => a - b);
  const ranges = [];
  for (const point of sorted) {
    const last = ranges.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges.map(([from, to]) => (from === to ? from.toString(16) : `${from.toString(16)}-${to.toString(16)}`)).join(' ');
}

function stemOfH(path, capTop) {
  const [left, , right] = path.computeTightBounds();
  return crossing(path, capTop, (left + right) / 2);
}

/** Width of the ink on a line 30 % up the capitals, left of `limit`. */
function crossing(path, capTop, limit) {
  const y = capTop * 0.3;
  const right = Math.min(limit, 1e4);
  const strip = new Path2D(`M-1000 ${y - 2}H${right}V${y + 2}H-1000Z`);
  const [from, , to] = new Path2D(path).op(strip, PathOp.Intersect).computeTightBounds();
  return Math.max(10, to - from);
}
