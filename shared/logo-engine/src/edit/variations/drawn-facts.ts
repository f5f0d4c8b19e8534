import { type Box, type Layer, type LayerRole, boundsOfLayers } from '@fifteen/drawing';
import type { Brief } from '../../brief/brief.ts';
import { fillOf } from '../../color/paint.ts';
import type { LogoColors } from '../../color/resolve.ts';
import { compose } from '../../compose/compose.ts';
import type { Genome } from '../../genome.ts';
import type { Assessment } from '../../score/assess.ts';

/** Colors of a part with the share of its area that each has, the largest first. */
type Painted = readonly { readonly hex: string; readonly share: number }[];

interface PartFacts {
  /** On the canvas, 1,000 units a side. */
  readonly box: Box;
  readonly colors: Painted;
  /** Typical stroke in canvas units: twice the area over the perimeter, the mean of its layers by area. */
  readonly stroke: number;
  /** Share of its box that is ink: it changes with the drawing, not with its size. */
  readonly fill: number;
  /** Counts lines of type, where it is lettering. */
  readonly rows: () => number;
}

/** What can be seen of a drawing: its parts as they were painted, not what its genome meant. */
export interface DrawnFacts {
  readonly genome: Genome;
  readonly colors: LogoColors;
  /** Null where the drawing has no such part. A name that carries its idea may be all mark. */
  readonly mark: PartFacts | null;
  readonly word: PartFacts | null;
  readonly tag: PartFacts | null;
  readonly isGraded: boolean;
  /** In canvas units. */
  readonly cap: number;
}

export function factsOf({ proposal: { genome }, colors, measures }: Assessment, brief: Brief): DrawnFacts {
  const { layers } = compose(genome, brief);
  const part = (role: LayerRole): PartFacts | null => partFacts(layers.filter((layer) => layer.role === role && !layer.shape.isEmpty && layer.paint !== 'ground'), colors);
  return { genome, colors, mark: part('mark'), word: part('word'), tag: part('tag'), isGraded: measures.inks.areGraded, cap: measures.cap };
}

function partFacts(layers: readonly Layer[], colors: LogoColors): PartFacts | null {
  if (layers.length === 0) return null;
  const areas = new Map<string, number>();
  let [total, strokes] = [0, 0];
  for (const { shape, paint } of layers) {
    const { area, stem } = shape;
    total += area;
    strokes += stem * area;
    const fill = fillOf(paint, colors);
    const shown = typeof fill === 'string' ? [fill] : [fill.stops[0]!.color, fill.stops.at(-1)!.color];
    for (const hex of shown) areas.set(hex, (areas.get(hex) ?? 0) + area / shown.length);
  }
  const painted = [...areas].map(([hex, area]) => ({ hex, share: area / Math.max(total, 1) })).toSorted((one, other) => other.share - one.share);
  const box = boundsOfLayers(layers);
  return { box, colors: painted, stroke: strokes / Math.max(total, 1), fill: total / Math.max(box.width * box.height, 1), rows: () => rowsIn(layers) };
}

/** How many rows the pieces make that do not overlap vertically. */
function rowsIn(layers: readonly Layer[]): number {
  const spans = layers.flatMap(({ shape }) => shape.pieces().map(({ bounds }) => bounds)).toSorted((one, other) => one.top - other.top);
  const tallest = Math.max(...spans.map(({ height }) => height));
  let [rows, bottom] = [0, -Infinity];
  for (const { top, bottom: end, height } of spans) {
    // Dots and accents are not rows of their own.
    if (height < tallest * 0.3) continue;
    if (top >= bottom) rows += 1;
    bottom = Math.max(bottom, end);
  }
  return rows;
}
