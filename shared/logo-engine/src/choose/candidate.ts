import type { LogoColours } from '../colour/colour-spec.ts';
import type { Descriptor } from '../score/descriptor.ts';
import type { Quality } from '../score/quality.ts';
import type { Comparable } from '../score/distance.ts';
import type { Genome } from '../genome.ts';
import type { LogoContext } from '../context.ts';
import { farness } from '../marks/index.ts';
import { clearMotifs } from '../studios/clear-motifs.ts';

/** A genome that a studio proposes, before it is drawn. */
export interface Proposal {
  genome: Genome;
  /** How much the studio wants the recipe for this customer. */
  weight: number;
}

/** What was measured on a proposal's drawing: plain data, which may come from another thread. */
export interface Assessment extends Proposal {
  colours: LogoColours;
  descriptor: Descriptor;
  quality: Quality;
  /** Ink correlations: the lockup at 64 pixels, the symbol at 32 and 16. */
  legibility: { lockup64: number; symbol32: number; symbol16: number };
  /** Distance of its mark's shape to the nearest one to avoid; null without a mark, or where there are none to avoid. */
  known: number | null;
}

/** An assessment with its font: ready to be chosen. */
export interface Candidate extends Assessment, Comparable {
  /** How far its figure is from what the brief speaks of, 0 to 1. */
  far: number;
  /** Its idea is an initial, alone or with a picture; a name of one letter is no initial. */
  isInitial: boolean;
  /** A sign beside a name of one letter: two things that say nothing of each other. */
  isBesideLetter: boolean;
}

export const candidateOf = (assessment: Assessment, context: LogoContext): Candidate => ({
  ...assessment,
  font: context.library.style(assessment.genome.type.font),
  far: farFrom(assessment.genome, context),
  isInitial: [...context.name.full].length > 1 && showsInitial(assessment.genome),
  isBesideLetter: [...context.name.full].length === 1 && assessment.genome.mark !== undefined && !showsInitial(assessment.genome),
});

const showsInitial = ({ mark }: Genome): boolean => mark?.kind === 'letter' || mark?.inner === 'letter';

/** Only figures are asked what they mean: pictures and initials are the brief's own. */
const farFrom = ({ mark }: Genome, context: LogoContext): number => (mark?.kind === 'abstract' ? farness(mark.generator, clearMotifs(context)) : 0);
