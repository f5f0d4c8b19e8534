import { type Draw, type Layer, type Point, type Shape, penCovers } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { isSmallWord, lengthOf } from './shared/names.ts';
import { letterGap, slitLine } from './shared/slit-lines.ts';

/** Side of the square that is bent. */
const SIDE = 1_000;
const SLIT = 70;
/** Letters that fill a whole form and can still be read. */
const ALONE = 'ABCEFGHKLMNRSUWXZ235689БЖЗКМНСФХШЭЯАВЕРΑΒΓΕΗΘΚΜΝΞΣΦΨΩ';
/** Letters without a slit, which only fill: they are in no monogram. */
const PLAIN = 'IІΙЈ1';

/** The initials, or a name of four letters, grown until they fill a disc, a leaf or an arch. */
export const filledMonogram = idea({
  id: 'filled-monogram',
  title: ({ letters }) => (lengthOf(letters) === 1 ? `${letters} to the edge` : 'Initials to the edge'),
  says: ({ letters }) => (lengthOf(letters) === 1 ? `The ${letters} has grown until it fills its shape; only its slits are open.` : 'The letters have grown until they fill one shape; only the gaps between them are open.'),
  kind: 'symbol',
  technique: 'lettering',
  isRetired: true,
  needs: [],
  fits: ({ words, isJoined }) => (isJoined ? undefined : lettersOf(words)),
  looks: {
    disc: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'playful_rounded'], colors: 2, stem: 0.2 },
    leaf: { manner: 'solid', vibes: ['organic_flowing', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.2 },
    arch: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.2 },
  },
  draw: (d, { letters, look }) => {
    const shapes = square(d, [...letters]);
    const bend = BENDS[look]!;
    return shapes.map((shape, i): Layer => d.layer(`letter ${[...letters][i]}`, shape.warp(bend), i % 2 === 1 ? 'second' : 'main', { mono: 'ink' }));
  },
});

/** How the square around 0, 0, from -1 to 1, becomes each form. */
const unit = (bend: (u: number, v: number) => Point) => ([x, y]: Point): Point => {
  const [u, v] = bend((2 * x) / SIDE, (2 * y) / SIDE);
  return [(u * SIDE) / 2, (v * SIDE) / 2];
};
const BENDS: Readonly<Record<string, (point: Point) => Point>> = {
  disc: unit((u, v) => [u * Math.sqrt(1 - (v * v) / 2), v * Math.sqrt(1 - (u * u) / 2)]),
  // A disc with two corners, at the lower left and at the upper right.
  leaf: unit((u, v) => {
    const share = u * v > 0 ? 1 : 0;
    return [u * Math.sqrt(1 - (share * v * v) / 2), v * Math.sqrt(1 - (share * u * u) / 2)];
  }),
  arch: unit((u, v) => {
    const share = v < 0 ? 1 : 0;
    return [u * Math.sqrt(1 - (share * v * v) / 2), v * Math.sqrt(1 - (share * u * u) / 2)];
  }),
};

/** Letters that fill a square without a gap wider than the others, around 0, 0. */
function square(d: Draw, letters: readonly string[]): Shape[] {
  const rows = letters.length < 3 ? [letters] : letters.length === 3 ? [letters.slice(0, 1), letters.slice(1)] : [letters.slice(0, 2), letters.slice(2)];
  const gap = letterGap(SIDE / rows.length, SLIT);
  const size = (SIDE - gap * (rows.length - 1)) / rows.length;
  return rows.flatMap((row, i) => slitLine(d, row.join(''), size, SIDE, { slit: SLIT, radius: 90 }).letters.map(({ shape }) => shape.move(-SIDE / 2, -SIDE / 2 + size + i * (size + gap))));
}

/** Up to three initials, or the whole of a name of four letters. */
function lettersOf(words: readonly string[]): string | undefined {
  const named = words.filter((word) => !isSmallWord(word) && /^[\p{L}\p{N}]/u.test(word));
  const letters = (named.length === 1 && words.length === 1 && lengthOf(named[0]!) === 4 ? [...named[0]!] : named.map((word) => [...word][0]!)).join('').toUpperCase();
  if (lengthOf(letters) === 1 && !ALONE.includes(letters)) return undefined;
  if ([...letters].some((letter) => PLAIN.includes(letter)) || letters.includes('ZZ')) return undefined;
  return lengthOf(letters) >= 1 && lengthOf(letters) <= 4 && letters.normalize('NFD') === letters && penCovers('slit', letters) ? letters : undefined;
}
