import type { Path } from '../../geometry/index.ts';
import type { BrushStroke } from './brush.ts';

/** A silhouette of our own: around 0, 0, about 1,000 units across. */
export interface Motif {
  id: string;
  title: string;
  /** Words of a name, an industry or a description that call for it: English, German, Spanish, French. No accents. */
  keywords: string;
  /** plain: one unbroken shape, which may be striped or sliced; solid: has inner lines; line: all strokes, too thin to cut out small. */
  weight: 'plain' | 'solid' | 'line';
  /** Where a second motif can be knocked out: a circle. */
  slot?: { x: number; y: number; radius: number };
  /** The slot is a hole already: it is filled before something else is cut out of it. */
  plugged?: true;
  /** The motif without its holes, where filling the slot is not enough. */
  whole?(): Path;
  draw(): Path;
  /** The same by brush. */
  brush?: readonly BrushStroke[];
}
