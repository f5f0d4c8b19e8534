/** Measures of a typeface that choosing and scoring need, as shares of the em. */
import { PathOp, Path2D } from '@napi-rs/canvas';
import * as harfbuzz from 'harfbuzzjs';
import wawoff2 from 'wawoff2';

const HANDWRITTEN = new Set(['script', 'hand']);

/**
 * What is measured in each script: a letter of full height, one without ascender where the script has such, one that
 * descends, one with an upright stem. In `stem.within` the upright is between these shares of its letter's width.
 */
const LETTERS = {
  latin: { tall: 'H', small: 'x', low: 'p', stem: { of: 'H', within: [0, 0.5] } },
  greek: { tall: 'Η', small: 'χ', low: 'ρ', stem: { of: 'Η', within: [0, 0.5] } },
  arabic: { tall: 'ا', small: 'د', low: 'ع', stem: { of: 'ا', within: [0, 1] } },
  hebrew: { tall: 'ה', small: 'ה', low: 'ך', stem: { of: 'ו', within: [0, 1] } },
  thai: { tall: 'ก', small: 'ก', low: 'ญ', stem: { of: 'ก', within: [0, 0.5] } },
  devanagari: { tall: 'क', small: 'क', low: 'ह', stem: { of: '\u093e', within: [0, 1] } },
  japanese: { tall: '国', small: '国', low: '国', stem: { of: '十', within: [0, 1] } },
  'chinese-simplified': { tall: '国', small: '国', low: '国', stem: { of: '十', within: [0, 1] } },
  korean: { tall: '한', small: '한', low: '한', stem: { of: '이', within: [0.62, 1] } },
};

/** Scripts whose letters are sized unlike Latin ones, by subset: a style that has both is measured in both. */
export const MEASURED_APART = { arabic: 'arabic', hebrew: 'hebrew', thai: 'thai', devanagari: 'devanagari', japanese: 'ideographic' };

export async function openFont(woff2) {
  const bytes = await wawoff2.decompress(woff2);
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(bytes)));
  return { face, font: new harfbuzz.Font(face) };
}

export function measureFont({ face, font }, fontClass, script = 'latin') {
  const { tall, small, low, stem } = script === 'latin' && HANDWRITTEN.has(fontClass) ? HANDWRITTEN_LATIN : LETTERS[script];
  const glyph = (char) => new Path2D(font.glyphToPath(font.nominalGlyph(char.codePointAt(0)))).simplify();
  const [, , , top] = glyph(tall).computeTightBounds();
  const [, , , smallTop] = glyph(small).computeTightBounds();
  const [, descender] = glyph(low).computeTightBounds();
  const share = (value) => Math.round((value / face.upem) * 1e4) / 1e4;
  return { cap: share(top), xHeight: share(smallTop), descender: share(Math.max(0, -descender)), stem: share(crossing(glyph(stem.of), top, stem.within)) };
}

const HANDWRITTEN_LATIN = { ...LETTERS.latin, stem: { of: 'l', within: [-1, 2] } };

/** Code points as runs, sorted: the gap since the last run and, behind a dot, how many follow the first; in base 36. */
export function runsOf(codePoints) {
  const sorted = [...codePoints].sort((one, other) => one - other);
  const runs = [];
  for (const point of sorted) {
    const last = runs.at(-1);
    if (last && last.to === point - 1) last.to = point;
    else runs.push({ from: point, to: point });
  }
  return runs.map(({ from, to }, i) => `${(from - (runs[i - 1]?.to ?? 0)).toString(36)}${to > from ? `.${(to - from).toString(36)}` : ''}`).join(' ');
}

/** Width of the ink on a line 30 % up the letters, between two shares of the letter's width. */
function crossing(path, top, [from, to]) {
  const [left, , right] = path.computeTightBounds();
  const y = top * 0.3;
  const [start, end] = [from, to].map((share) => left + (right - left) * share);
  const strip = new Path2D(`M${start} ${y - 2}H${end}V${y + 2}H${start}Z`);
  const [inkLeft, , inkRight] = new Path2D(path).op(strip, PathOp.Intersect).computeTightBounds();
  return Math.max(10, inkRight - inkLeft);
}
