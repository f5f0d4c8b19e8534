import { type Point, type Width, gapsOf } from '@fifteen/geometry';
import { boxOf } from '../box.ts';
import { type Layer, boundsOfLayers } from '../layer.ts';
import { monoShape } from '../mono.ts';
import { createBudget } from '../budget.ts';
import { Shape } from '../shape.ts';
import type { Finding } from './finding.ts';
import { type Grid, gridOf, overlapOf, readAt } from './grid.ts';
import { halos } from './halos.ts';
import { unevenLeading } from './leading.ts';
import { type Check, LEAST, type Measured, finding } from './measured.ts';

/** Where a symmetry is meant but missed: alike by this much, but not by so much. */
const NEARLY = { from: 0.94, to: 0.988 };
/** What must be left of a symbol at 32 and 16 pixels (correlation with itself). */
const READS = { at32: 0.84, at16: 0.68 };
const GRID = 96;

/** Looks at a mark as a designer would with a loupe. Findings are in the order of the checks; none is good news. */
export function checkMark(layers: readonly Layer[]): Finding[] {
  // What the checks do is not the program's work.
  const budget = createBudget({ operations: 100_000, segments: 1_000_000, combined: 1_000_000, extent: 1_000_000 });
  const inked = layers.filter(({ paint, shape }) => paint !== 'ground' && !shape.isEmpty).map((layer) => ({ ...layer, shape: new Shape(layer.shape.path, budget) }));
  const [first, ...others] = inked;
  if (!first) return [{ check: 'empty', words: 'Nothing is drawn.', isFatal: true }];
  const { left, top, width, height } = boundsOfLayers(inked);
  const side = Math.max(width, height);
  const unit = side / 1_000;
  const all = first.shape.union(...others.map(({ shape }) => shape));
  const box = boxOf(left + width / 2 - side / 2, top + height / 2 - side / 2, left + width / 2 + side / 2, top + height / 2 + side / 2);
  const drawing: Measured = { layers: inked, all, mono: monoShape(layers, LEAST.gap * 1.4 * unit), unit, grid: gridOf(all, box, GRID) };
  return CHECKS.flatMap((check) => check(drawing));
}

/** Strokes that vanish in print. */
const thinStrokes: Check = ({ layers, unit }) =>
  layers.flatMap(({ part, shape }) => {
    const width = shape.thinnest / unit;
    if (width >= LEAST.stroke || width === 0) return [];
    return [finding('thin-stroke', `${part} has a stroke of ${width.toFixed(1)} units at 1,000; at least ${LEAST.stroke}.`, width < LEAST.stroke / 3)];
  });

/** Samples in a row that make a gap rather than a corner. */
const RUN = 3;

/** Gaps that close in print, with the two parts that are too near each other. */
const narrowGaps: Check = ({ layers, all, unit }) => {
  const narrow = gapsOf(all.path, 7 * unit).filter(({ width }) => width > 0.3 * unit && width < LEAST.gap * unit);
  const places = clustered(narrow, 40 * unit).filter((place) => place.length >= RUN);
  return places.slice(0, 4).map((place) => {
    const { at, width } = place.reduce((one, other) => (other.width < one.width ? other : one));
    return finding('narrow-gap', `The gap between ${nearestParts(layers, at)} is ${(width / unit).toFixed(1)} units at 1,000; at least ${LEAST.gap}.`, false, at);
  });
};

/** Measures near each other, as one place. */
function clustered(widths: readonly Width[], reach: number): Width[][] {
  const places: Width[][] = [];
  for (const width of widths) {
    const place = places.find((members) => members.some(({ at }) => Math.hypot(at[0] - width.at[0], at[1] - width.at[1]) < reach));
    if (place) place.push(width);
    else places.push([width]);
  }
  return places;
}

function nearestParts(layers: readonly Layer[], [x, y]: Point): string {
  const distance = ({ shape: { bounds } }: Layer) => Math.hypot(Math.max(bounds.left - x, 0, x - bounds.right), Math.max(bounds.top - y, 0, y - bounds.bottom));
  const [one, other] = layers.toSorted((a, b) => distance(a) - distance(b));
  return other ? `${one!.part} and ${other.part}` : `two parts of ${one!.part}`;
}

/** Pieces that read as dirt. */
const crumbs: Check = ({ layers, unit }) =>
  layers.flatMap(({ part, shape }) => {
    const small = shape.pieces().filter(({ area }) => area < LEAST.pieceArea * unit * unit);
    return small.slice(0, 2).map((piece) => finding('crumb', `${part} has a piece of ${Math.round(piece.area / unit / unit)} square units at 1,000; at least ${LEAST.pieceArea}.`, false, piece.centroid));
  });

/** Repeated pieces at distances that were meant to be equal. */
const unevenGaps: Check = ({ layers, unit }) =>
  layers.flatMap(({ part, shape }) => {
    const pieces = shape.pieces();
    if (pieces.length < 4 || pieces.length > 24) return [];
    const areas = pieces.map(({ area }) => area);
    if (Math.max(...areas) > 1.1 * Math.min(...areas)) return [];
    const nearest = pieces.map((piece) => Math.min(...pieces.filter((other) => other !== piece).map((other) => Math.hypot(piece.bounds.cx - other.bounds.cx, piece.bounds.cy - other.bounds.cy))));
    const [least, most] = [Math.min(...nearest) / unit, Math.max(...nearest) / unit];
    return most - least > 4 && most < least * 1.25 ? [finding('uneven-gap', `The ${pieces.length} pieces of ${part} are ${least.toFixed(0)} to ${most.toFixed(0)} units apart at 1,000: make them even.`, false)] : [];
  });

/** Parts that touch in a point: they should overlap or be clear of each other. */
const tangencies: Check = ({ all, unit }) => {
  const parted = all.grow(-2 * unit, 'miter').pieces().length;
  const whole = all.pieces().length;
  return parted > whole ? [finding('tangency', `${parted - whole === 1 ? 'Two parts touch' : 'Parts touch'} in less than 4 units at 1,000: let them overlap, or leave a gap.`, false)] : [];
};

/** A mirror symmetry that was missed by a little. */
const nearSymmetry: Check = ({ grid }) => {
  const alike = overlapOf(grid, mapped(grid, (x, y, last) => [last - x, y]));
  return alike > NEARLY.from && alike < NEARLY.to ? [finding('near-symmetry', `The mark is ${(alike * 100).toFixed(1)} % symmetric from left to right: make it exact with d.mirror, or clearly different.`, false)] : [];
};

/** Four arms that turn: whatever was meant, it will be read as a swastika. */
const pinwheel: Check = ({ grid }) => {
  const turned = overlapOf(grid, mapped(grid, (x, y, last) => [y, last - x]));
  const flipped = Math.max(overlapOf(grid, mapped(grid, (x, y, last) => [last - x, y])), overlapOf(grid, mapped(grid, (x, y) => [y, x])));
  return turned > 0.86 && flipped < 0.72 ? [finding('pinwheel', 'Four equal arms turn around a center, which reads as a swastika: use another number, or mirror it.', true)] : [];
};

function mapped({ size, cells }: Grid, from: (x: number, y: number, last: number) => readonly [number, number]): Grid {
  const out = new Float32Array(cells.length);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const [sx, sy] = from(x, y, size - 1);
      out[y * size + x] = cells[sy * size + sx]!;
    }
  }
  return { size, cells: out };
}

/** What is left in a browser tab. */
const smallSize: Check = ({ grid }) =>
  ([[32, READS.at32], [16, READS.at16]] as const).flatMap(([pixels, least]) => {
    const left = readAt(grid, pixels);
    return left < least ? [finding('small-size', `At ${pixels} pixels ${Math.round(left * 100)} % of the mark is left; at least ${Math.round(least * 100)} %. Use fewer and larger forms.`, pixels === 32 && left < least - 0.14)] : [];
  });

/** What is left in one color. */
const oneColor: Check = ({ all, mono, layers }) => {
  if (!mono) return [finding('one-color', 'In one color nothing is left.', true)];
  const colors = new Set(layers.map(({ paint }) => JSON.stringify(paint))).size;
  const before = all.pieces().length + all.filled().subtract(all).pieces().length;
  const after = mono.pieces().length + mono.filled().subtract(mono).pieces().length;
  return colors > 1 && before <= 1 && after <= 1 ? [finding('one-color', `${colors} colors become one shape without a detail in one color: leave gaps, or set mono.`, false)] : [];
};

/** Far from square a mark fits no tab, no profile picture and no sign. */
const proportion: Check = ({ layers }) => {
  const { width, height } = boundsOfLayers(layers);
  const ratio = width / Math.max(height, 1);
  return ratio > 2.4 || ratio < 0.42 ? [finding('proportion', `The mark is ${ratio > 1 ? ratio.toFixed(1) : (1 / ratio).toFixed(1)} times as ${ratio > 1 ? 'wide as high' : 'high as wide'}; at most 1.8.`, false)] : [];
};

const CHECKS: readonly Check[] = [thinStrokes, narrowGaps, halos, crumbs, unevenGaps, unevenLeading, tangencies, nearSymmetry, pinwheel, smallSize, oneColor, proportion];
