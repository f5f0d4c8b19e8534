import type { LogoColours } from '../colour/colour-spec.ts';
import type { Composition } from '../compose/compose-logo.ts';
import type { Descriptor } from '../score/descriptor.ts';
import type { Quality } from '../score/quality.ts';
import type { Comparable } from '../score/distance.ts';
import type { Genome } from '../genome.ts';

/** A genome that a studio proposes, before it is drawn. */
export interface Proposal {
  genome: Genome;
  /** How much the studio wants the recipe for this customer. */
  weight: number;
}

/** A proposal drawn and measured. */
export interface Candidate extends Proposal, Comparable {
  composition: Composition;
  colours: LogoColours;
  descriptor: Descriptor;
  quality: Quality;
  /** Ink correlations: the lockup at 64 pixels, the symbol at 32 and 16. */
  legibility: { lockup64: number; symbol32: number; symbol16: number };
}
