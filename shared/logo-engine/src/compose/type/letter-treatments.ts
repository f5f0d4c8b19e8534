import { type Path, boundsOf, contoursOf, difference, grow, intersect, rect, rotate, together, translate } from '../../geometry/index.ts';
import type { Layer } from '../../layers.ts';
import type { PlacedGlyph } from '../../type/font-library.ts';
import { joinGlyphs } from './join-glyphs.ts';
import { type Line, inkOf } from './line.ts';

/** Letters with a counter that a bridge opens without making another letter of them. */
const BRIDGED = new Set('OQDAPRB0689OАВОРФДЮЯΘΔΟΡΒQ');
/** Counters wider than this share of the capitals take a bridge. */
const LEAST_WIDTH = 0.4;

/** Treatments that go letter by letter. */
export const LETTER_TREATMENTS: Readonly<Record<'stencil' | 'register' | 'lead' | 'tittle', (line: Line) => Layer[]>> = {
  stencil: (line) => {
    const bridge = Math.max(line.cap * 0.04, line.stem * 0.22);
    const cut = line.glyphs.filter(({ text }) => BRIDGED.has(text)).map(({ outline }) => bridgeOf(outline, bridge, line.cap));
    return [{ role: 'text', path: difference(inkOf(line), ...cut.filter((path) => path !== null)) }];
  },
  register: (line) => {
    const [ink, width, slip] = [inkOf(line), Math.max(line.cap * 0.022, line.stem * 0.14), line.cap * 0.055];
    const outline = difference(ink, grow(ink, -width, 'miter'));
    return [
      { role: 'b', path: difference(translate(ink, slip, slip), outline) },
      { role: 'text', path: outline },
    ];
  },
  lead: (line) => inTwo(line, (glyphs) => glyphs.slice(0, 1)),
  tittle: (line) => {
    const dots = line.glyphs.filter(({ text }) => /^[ijöäüåéèñčšžíóő]$/u.test(text)).map(({ outline }) => intersect(outline, aboveGap(outline, line)));
    const found = dots.filter((path) => boundsOf(path).width > 0);
    if (found.length === 0) return [...line.layers];
    const second = together(...found);
    return [
      { role: 'text', path: difference(inkOf(line), grow(second, 1)) },
      { role: 'tb', path: second },
    ];
  },
};

/** An upright slit through the middle of a letter; none where it is too narrow to bear one. */
function bridgeOf(outline: Path, width: number, cap: number): Path | null {
  const { cx, y, height, width: across } = boundsOf(outline);
  if (across < cap * LEAST_WIDTH || contoursOf(outline, cap).length < 2) return null;
  return rotate(rect(cx - width / 2, y - 1, width, height + 2), 0, cx, y + height / 2);
}

/** Everything above the gap between a letter's body and what it wears. */
function aboveGap(outline: Path, line: Line): Path {
  const { x, y, width, height } = boundsOf(outline);
  const bodies = contoursOf(outline, line.cap / 20).map((points) => points.map(([, at]) => at));
  const worn = bodies.filter((heights) => Math.max(...heights) < -line.xHeight * 0.98);
  if (worn.length === 0) return rect(x, y - height * 2, width, 0.01);
  const foot = Math.max(...worn.flat());
  return rect(x - 1, y - 1, width + 2, foot - y + 2);
}

/** The chosen glyphs in the second tone, the others in the text's. */
function inTwo(line: Line, choose: (glyphs: readonly PlacedGlyph[]) => readonly PlacedGlyph[]): Layer[] {
  const chosen = choose(line.glyphs.filter(({ text }) => text.trim() !== ''));
  const rest = line.glyphs.filter((glyph) => !chosen.includes(glyph) && glyph.text.trim() !== '');
  if (chosen.length === 0 || rest.length === 0) return [...line.layers];
  return [
    { role: 'text', path: joinGlyphs(rest) },
    { role: 'tb', path: joinGlyphs(chosen) },
  ];
}
