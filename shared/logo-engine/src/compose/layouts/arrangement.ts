import type { LogoContext } from '../../context.ts';
import type { Genome } from '../../genome.ts';
import type { Layer } from '../../layers.ts';
import type { Mark } from '../../marks/index.ts';
import type { TypeBlock } from '../type/type-block.ts';

/** What a layout puts together. */
export interface Parts {
  genome: Genome;
  context: LogoContext;
  block: TypeBlock;
}

export interface MarkedParts extends Parts {
  mark: Mark;
}

/** Layers in the block's units, before they are scaled to the canvas. */
export interface Arrangement {
  layers: Layer[];
  /** Height that stands at the middle of the canvas; the middle of the ink where none is given. */
  centreY?: number;
  /** Scale of the mark against the block's units, to compare stroke with stem. */
  markScale?: number;
  /** Scale of the lettering within the arrangement, 1 unless given. */
  typeScale?: number;
}

export const markScaleOf = ({ mark }: Genome): number => mark?.scale ?? 1;
