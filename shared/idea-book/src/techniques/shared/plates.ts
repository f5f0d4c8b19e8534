import type { ColorRole, Draw, Layer, LayerRole, Letter, Paint, Shape } from '@fifteen/drawing';

/** An area and the ink that it prints in. */
export interface Plate {
  readonly shape: Shape;
  readonly ink: ColorRole;
}

const inksOf = (paint: Paint): ColorRole[] => (typeof paint === 'string' ? [paint] : 'mix' in paint ? [...paint.mix] : []);

/** What a letter prints in each of its inks; all of it in `usual` where it has none of its own. */
export function platesOf({ shape, parts }: Letter, usual: ColorRole = 'main'): Plate[] {
  if (parts.length === 0) return [{ shape, ink: usual }];
  return parts.flatMap((part) => inksOf(part.paint).map((ink) => ({ shape: part.shape, ink })));
}

/** Plates printed over each other, as layers; where there is one color only `join` keeps them in one piece, `ink` parts them by a gap. */
export const printed = (d: Draw, part: string, plates: readonly Plate[], role: LayerRole, mono: 'join' | 'ink' = 'join'): Layer[] =>
  d.overprint(plates).map(({ shape, paint }, i) => d.layer(`${part} ${i + 1}`, withoutSpurs(shape), paint, { role, mono }));

/** Without the thin tongues that reach along the edge of a neighbor. */
const withoutSpurs = (shape: Shape): Shape => shape.shrink(SPUR).grow(SPUR, 'miter').withoutSlivers();
/** Half the width of a tongue, in units. */
const SPUR = 1.6;
