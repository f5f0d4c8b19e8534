import type { StudioId } from '@fifteen/contracts';
import type { Brief } from '../brief/brief.ts';
import type { Genome } from '../genome.ts';
import type { Lock } from './operation.ts';

/** What an operation may look at besides the genome. */
export interface EditContext {
  readonly brief: Brief;
  /** The other concepts of the project in their order, for "like number 3". */
  readonly concepts: readonly { readonly title: string; readonly genome: Genome }[];
  /** What each studio makes of the logo, chosen by its drawing, for "in the hand of Marrow". */
  readonly hands: ReadonlyMap<StudioId, Genome>;
  readonly locks: ReadonlySet<Lock>;
}

/** Why a wish could not be met, as a sentence for the customer. */
export class Refusal {
  readonly because: string;
  constructor(because: string) {
    this.because = because;
  }
}

/** The changed genome, or why there is none. */
export type Edited = Genome | Refusal;

export const isRefusal = (edited: unknown): edited is Refusal => edited instanceof Refusal;
