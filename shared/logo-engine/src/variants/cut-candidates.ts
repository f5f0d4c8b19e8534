import { resolveColours } from '../colour/resolve-colours.ts';
import { CANVAS } from '../compose/on-canvas.ts';
import { markWithStroke } from '../compose/mark-for.ts';
import { boldInitialOf } from '../compose/symbol.ts';
import { place } from '../compose/place.ts';
import type { Genome } from '../genome.ts';
import { type Path, boundsOfAll, isEmpty } from '../geometry/index.ts';
import type { Layer } from '../layers.ts';
import { LETTER_MARKS } from '../marks/index.ts';
import type { Composed } from './draw-variant.ts';
import { mergedByEye } from './read-colours.ts';
import { withBolderStrokes, withOpenGaps, withoutGaps, withoutSpecks } from './sturdier.ts';

/** Widths in pixels that marks of lines are drawn again with. */
const PENS = [1.2, 1.6];

/** Margin in pixels on every side. */
const MARGIN = 1;

/** The symbol on the grid of so many pixels, in the colours that are told apart there: as it is, then drawn with heavier pens. */
export function basesFor(composed: Composed, pixels: number): Layer[][] {
  const colours = resolveColours(composed.genome.color, composed.context.palette);
  // An initial whose stems are a pixel already comes back from the pens as it is; a thinner one is not to be kept.
  const asItIs = composed.genome.mark ? [composed.composition.symbol] : [];
  return [...asItIs, ...redrawn(composed, pixels)].map((layers) => onGrid(mergedByEye(layers, colours), CANVAS / pixels));
}

/** A base with bolder strokes, opened gaps, both, and, for striped letters, filled gaps; patches that are no pixel are left out. */
export function treated(base: readonly Layer[], { mark }: Genome, pixels: number): Layer[][] {
  const pixel = CANVAS / pixels;
  const bolder = mapped(base, (path) => withBolderStrokes(path, pixel));
  const open = (path: Path) => withOpenGaps(path, pixel);
  const filled = isStriped(mark) ? [mapped(base, (path) => withoutGaps(path, pixel))] : [];
  return [base, bolder, mapped(base, open), mapped(bolder, open), ...filled]
    .map((layers) => mapped(layers, (path) => withoutSpecks(path, pixel)).filter(({ path }) => !isEmpty(path)))
    .filter((layers) => layers.length > 0)
    .map((layers) => onGrid(layers, pixel));
}

const mapped = (layers: readonly Layer[], change: (path: Path) => Path): Layer[] => layers.map(({ role, path }) => ({ role, path: change(path) }));

/** Letters drawn in stripes are the same letters without them; other figures would be lost. */
const isStriped = (mark: Genome['mark']): boolean => mark?.kind === 'letter' && LETTER_MARKS.some(({ id, tags }) => id === mark.generator && tags.includes('stripes'));

/** The symbol with strokes of the pens' widths, wherever it is drawn in strokes. */
function redrawn({ genome, context }: Composed, pixels: number): Layer[][] {
  const shares = PENS.map((pen) => pen / (pixels - 2 * MARGIN));
  if (!genome.mark) return shares.map((share) => boldInitialOf(genome, context, share));
  const marks = shares.map((share) => markWithStroke(genome, context, share * 1000));
  return marks.map((mark) => mark?.small ?? mark?.layers ?? []).filter((layers) => layers.length > 0);
}

/** As large as the margin allows, its left and upper edge on the border of a pixel. */
export function onGrid(layers: readonly Layer[], pixel: number): Layer[] {
  const { x, y, width, height } = boundsOfAll(layers.map(({ path }) => path));
  const factor = (CANVAS - 2 * MARGIN * pixel) / Math.max(width, height);
  const edge = (length: number) => Math.round((CANVAS - length * factor) / 2 / pixel) * pixel;
  return place(layers, factor, edge(width) - x * factor, edge(height) - y * factor);
}

/** Sides in pixels, against the usual one, and places within a pixel that a cut may stand at. */
const SIDES = [0, -1, 1];
const PHASES = [0, 0.5];

/** Moves and scales of a cut by less than a pixel: what a hand would try so that its edges fall on the grid. */
export function nudges(pixels: number): { factor: number; x: number; y: number }[] {
  const pixel = CANVAS / pixels;
  const usual = pixels - 2 * MARGIN;
  return SIDES.flatMap((side) => {
    const factor = (usual + side) / usual;
    const centred = (1 - factor) * (CANVAS / 2);
    return PHASES.flatMap((right) => PHASES.map((down) => ({ factor, x: centred + right * pixel, y: centred + down * pixel })));
  });
}
