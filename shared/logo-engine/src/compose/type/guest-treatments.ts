import { type Path, boundsOf, difference, grow, intersect, rect, roundCorners, rotate, together, translate } from '../../geometry/index.ts';
import type { Layer } from '../../layers.ts';
import { knifeCut } from '../../marks/index.ts';
import type { PlacedGlyph } from '../../type/font-library.ts';
import type { GuestTreatment } from '../../type/type-spec.ts';
import { joinGlyphs } from './join-glyphs.ts';
import type { Line } from './line.ts';

/** How far type that is set by hand stands off: degrees of turn and shares of the cap height, in turns. */
const SLIPS = [
  { turn: -2.2, rise: 0.02 },
  { turn: 1.6, rise: -0.035 },
  { turn: -0.8, rise: 0.03 },
  { turn: 2.4, rise: -0.01 },
  { turn: -1.5, rise: -0.03 },
  { turn: 0.9, rise: 0.035 },
  { turn: 2, rise: 0 },
] as const;

/** Lettering of the guests: cut, printed and set by hand; laid in tiles. */
export const GUEST_TREATMENTS: Readonly<Record<GuestTreatment, (line: Line) => Layer[]>> = {
  knife: (line) => line.layers.map(({ role, path }) => ({ role, path: knifeCut(path, line.cap * 0.026) })),
  inked: (line) => {
    const spread = line.stem * 0.12;
    return line.layers.map(({ role, path }) => ({ role, path: roundCorners(grow(grow(path, spread), -spread * 0.86), line.stem * 0.16) }));
  },
  handset: (line) => {
    const letters = lettersOf(line.glyphs);
    if (letters.length === 0) return [...line.layers];
    const set = letters.map((letter, i) => {
      const { turn, rise } = SLIPS[i % SLIPS.length]!;
      const { cx, cy } = boundsOf(letter);
      return translate(rotate(letter, turn, cx, cy), 0, rise * line.cap);
    });
    return [{ role: 'text', path: together(...set) }];
  },
  tiles: (line) => tiled(line, lettersOf(line.glyphs)),
  harlequin: (line) => {
    const halves = lettersOf(line.glyphs).map((letter) => halvesOf(letter, -line.cap / 2));
    if (halves.length === 0) return [...line.layers];
    const half = (turn: 0 | 1) => together(...halves.map((pair, i) => pair[(i + turn) % 2]!));
    return [
      { role: 'text', path: half(0) },
      { role: 'tb', path: half(1) },
    ];
  },
};

/** The letter above and below the middle of the capitals. */
function halvesOf(letter: Path, middle: number): [Path, Path] {
  const { x, y, width, height } = boundsOf(letter);
  const upper = rect(x - 1, y - 1, width + 2, middle - y + 1);
  return [intersect(letter, upper), intersect(letter, rect(x - 1, middle, width + 2, y + height - middle + 1))];
}

/** Outlines by letter: marks go with the letter before them, spaces fall away. */
function lettersOf(glyphs: readonly PlacedGlyph[]): Path[] {
  const groups: PlacedGlyph[][] = [];
  for (const glyph of glyphs) {
    if (glyph.text === '' && groups.length > 0) groups.at(-1)?.push(glyph);
    else groups.push([glyph]);
  }
  return groups.map(joinGlyphs).filter((path) => boundsOf(path).width > 0);
}

/** Between two tiles, as a share of the cap height. */
const JOINT = 0.05;

/** Each letter left out of a tile of its own; the tiles are alike, their colours take turns. */
function tiled(line: Line, letters: readonly Path[]): Layer[] {
  if (letters.length === 0) return [...line.layers];
  const boxes = letters.map(boundsOf);
  const [top, bottom] = [Math.min(-line.cap, line.bounds.y), Math.max(0, line.bounds.y + line.bounds.height)];
  const height = bottom - top + line.cap * 0.64;
  const width = Math.max(height * 0.86, Math.max(...boxes.map((box) => box.width)) + line.cap * 0.34);
  const tiles = letters.map((letter, i) => {
    const left = i * width;
    const { cx } = boxes[i]!;
    return difference(rect(left, top - line.cap * 0.32, width - line.cap * JOINT, height), translate(letter, left + (width - line.cap * JOINT) / 2 - cx, 0));
  });
  const every = (remainder: 0 | 1) => together(...tiles.filter((_, i) => i % 2 === remainder));
  const layers: Layer[] = [{ role: 'text', path: every(0) }, { role: 'tb', path: every(1) }];
  return tiles.length > 1 ? layers : layers.slice(0, 1);
}
