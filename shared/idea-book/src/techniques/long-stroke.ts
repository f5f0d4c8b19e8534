import type { Draw, Layer, Shape } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { lengthOf } from './shared/names.ts';

/** Height of a line. */
const SIZE = 220;
const LONGEST = 14;
/** The sign that stretches the stroke between two joined letters, as Arabic typesetters have always used it. */
const STRETCH = 'ـ';
/** Letters that join the next one. */
const JOINING = new Set('بتثجحخسشصضطظعغفقكلمنهيپچکگی');
const ARABIC = /\p{Script=Arabic}/u;
const DEVANAGARI = /\p{Script=Devanagari}/u;
/** A dot is smaller than this share of the largest piece, and about as tall as wide. */
const DOT = 0.16;

/** The script's own long stroke is drawn out: the joint between two Arabic letters, the headline of Devanagari. */
export const longStroke = idea({
  id: 'long-stroke',
  title: 'One long stroke',
  says: ({ letters }) => (DEVANAGARI.test(letters) ? 'The headline of the name runs on beyond its letters.' : 'The stroke between two letters is drawn out, as calligraphers do.'),
  kind: 'wordmark',
  technique: 'lettering',
  needs: [],
  fits: ({ full }) => (lengthOf(full) > LONGEST ? undefined : DEVANAGARI.test(full) ? [...full][0] : stretchable(full) ? [...full][stretchable(full)!.at] : undefined),
  looks: {
    drawn: { manner: 'solid', vibes: ['organic_flowing', 'elegant_serif', 'modern_flat', 'geometric_minimal'], colors: 1, stem: 0.07 },
    accent: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded', 'gradient_modern'], colors: 2, stem: 0.07 },
    seated: { manner: 'cut', vibes: ['classic_ornate', 'brutalist_bold', 'tech_sharp', 'illustrative'], colors: 2, stem: 0.07 },
  },
  params: { length: { label: 'Length of the stroke', min: 2, max: 9, usual: 5 } },
  draw: (d, { name, lettering, look, params }) => {
    const length = params['length']!;
    const line = DEVANAGARI.test(name) ? headlined(d, d.write(name, lettering, SIZE).shape, length) : d.write(stretched(name, Math.round(length)) ?? d.refuse(`No stroke of "${name}" can be drawn out.`), lettering, SIZE).shape;
    if (look === 'drawn') return [d.layer('letters', line, 'main', { role: 'word' })];
    if (look === 'seated') {
      const { left, width, bottom, height } = line.bounds;
      const seat = d.rect(left, bottom + height * 0.16, width, height * 0.07, height * 0.035);
      return [d.layer('letters', line, 'main', { role: 'word' }), d.layer('seat', seat, 'second', { role: 'mark', mono: 'ink' })];
    }
    return accented(d, line);
  },
});

interface Place {
  /** Character after which the stroke is drawn out. */
  readonly at: number;
}

/** The last joint of the longest word, so that the stroke is in the middle of the name or towards its end. */
function stretchable(full: string): Place | undefined {
  const letters = [...full];
  const joints = letters.flatMap((letter, at) => (JOINING.has(letter) && ARABIC.test(letters[at + 1] ?? '') ? [at] : []));
  const at = joints.at(-1);
  return at === undefined ? undefined : { at };
}

function stretched(full: string, count: number): string | undefined {
  const place = stretchable(full);
  const letters = [...full];
  return place && [...letters.slice(0, place.at + 1), STRETCH.repeat(count), ...letters.slice(place.at + 1)].join('');
}

/** The headline carried on to both sides, to the right farthest. */
function headlined(d: Draw, word: Shape, length: number): Shape {
  const { left, right, top, height } = word.bounds;
  const heights = Array.from({ length: 40 }, (_, i) => top + (height * 0.5 * i) / 40);
  const inkAt = (y: number): number => word.spansAtY(y).reduce((sum, [from, to]) => sum + to - from, 0);
  const fullest = heights.toSorted((one, other) => inkAt(other) - inkAt(one))[0]!;
  const [above, below] = spanAround(word, fullest) ?? d.refuse('The letters have no headline.');
  const reach = (height * length) / 6;
  return word.union(d.rect(left - reach * 0.35, above, right - left + reach * 1.35, below - above));
}

/** Top and bottom of the headline: the thinnest of the strokes that cross its middle. */
function spanAround(word: Shape, y: number): readonly [number, number] | undefined {
  const { left, width } = word.bounds;
  const spans = Array.from({ length: 48 }, (_, i) => word.spansAtX(left + (width * (i + 0.5)) / 48).find(([from, to]) => from <= y && to >= y)).filter((span) => span !== undefined);
  return spans.toSorted((one, other) => one[1] - one[0] - (other[1] - other[0]))[Math.floor(spans.length * 0.2)];
}

/** The dots of the letters in the second color; where there are none, the first letter's piece. */
function accented(d: Draw, line: Shape): Layer[] {
  const pieces = line.pieces();
  const largest = Math.max(...pieces.map(({ area }) => area));
  const dots = pieces.filter(({ area, bounds: { width, height } }) => area < largest * DOT && width < height * 2.6 && height < width * 2.2);
  const chosen = dots.length > 0 ? dots : pieces.length > 1 ? [pieces.at(-1)!] : d.refuse('Nothing in the name stands apart.');
  const rest = pieces.filter((piece) => !chosen.includes(piece));
  return [d.layer('letters', d.union(...rest), 'main', { role: 'word' }), d.layer('accent', d.union(...chosen), 'second', { role: 'mark', mono: 'ink' })];
}
