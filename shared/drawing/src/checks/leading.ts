import type { Shape } from '../shape.ts';
import { type Check, finding } from './measured.ts';

/** Difference of two distances between rows that the eye sees, as a share of the smaller one, and in units at 1,000. */
const SEEN = { share: 0.15, units: 3 };

interface Row {
  /** Where most of its letters begin and end: an accent or a descender moves neither. */
  readonly top: number;
  readonly bottom: number;
}

/** Rows of a stacked word at unequal distances. */
export const unevenLeading: Check = ({ layers, unit }) => {
  if (!layers.some(({ role }) => role === 'word')) return [];
  const [first, ...others] = layers.filter(({ role }) => role !== 'tag').map(({ shape }) => shape);
  const rows = first ? rowsOf(first.union(...others).pieces()) : [];
  if (rows.length < 3) return [];
  const gaps = rows.slice(1).map(({ top }, i) => top - rows[i]!.bottom);
  const pitches = rows.slice(1).map(({ bottom }, i) => bottom - rows[i]!.bottom);
  // Lines that reach into each other are nested, not stacked.
  if (gaps.some((gap) => gap < 0)) return [];
  // Rows of one size may also be set at even distances of their baselines.
  const even = [gaps, pitches].some((distances) => isEven(distances, Math.min(...gaps), unit));
  return even ? [] : [finding('uneven-leading', `The rows are ${gaps.map((gap) => (gap / unit).toFixed(0)).join(', ')} units apart at 1,000: make the distances equal.`, false)];
};

function isEven(distances: readonly number[], gap: number, unit: number): boolean {
  const difference = Math.max(...distances) - Math.min(...distances);
  return difference <= SEEN.units * unit || difference <= SEEN.share * Math.max(gap, 0);
}

/** Pieces whose middles are at about the same height, from top to bottom. */
function rowsOf(pieces: readonly Shape[]): Row[] {
  const groups: Shape[][] = [];
  for (const piece of pieces.toSorted((one, other) => other.bounds.height - one.bounds.height)) {
    const group = groups.find(([tallest]) => overlap(tallest!, piece) > 0.5 * piece.bounds.height);
    if (group) group.push(piece);
    else groups.push([piece]);
  }
  // Dots and accents alone do not make a row.
  const tallest = Math.max(...groups.map(([first]) => first!.bounds.height));
  return groups
    .filter((group) => group[0]!.bounds.height > 0.25 * tallest)
    .map((group) => {
      const letters = group.filter(({ bounds }) => bounds.height > 0.4 * group[0]!.bounds.height);
      return { top: median(letters.map(({ bounds }) => bounds.top)), bottom: median(letters.map(({ bounds }) => bounds.bottom)) };
    })
    .toSorted((one, other) => one.top - other.top);
}

const overlap = ({ bounds: a }: Shape, { bounds: b }: Shape): number => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1]!;
