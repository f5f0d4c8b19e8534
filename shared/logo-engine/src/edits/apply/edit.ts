import type { StudioId } from '@fifteen/contracts';
import type { LogoContext } from '../../context.ts';
import type { Genome } from '../../genome.ts';
import type { Lock } from '../operations.ts';

/** What an operation may look at besides the genome. */
export interface EditContext extends LogoContext {
  /** The other concepts of the project in their order, for "like number 3". */
  concepts?: readonly { title: string; genome: Genome }[];
  /** What each studio makes of the logo, chosen by its drawing, for "like Marrow". */
  hands?: ReadonlyMap<StudioId, Genome>;
  locks: ReadonlySet<Lock>;
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
