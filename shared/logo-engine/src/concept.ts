import type { AssetScores, StudioId } from '@fifteen/contracts';
import type { LogoColours } from './colour/colour-spec.ts';
import type { ConceptFingerprints } from './fingerprint/concept-fingerprints.ts';
import type { Family, Genome } from './genome.ts';
import type { ConceptMeasures } from './measures/measures.ts';

/** A concept of a plan, drawn and explained. */
export interface Concept {
  /** Five to a studio, in the order of the plan's studios: 0 to 14 for the residents. */
  slot: number;
  studio: StudioId;
  recipe: string;
  family: Family;
  genome: Genome;
  /** Full colour with its ground, 1000 by 1000 units. */
  svg: string;
  /** Short name of the idea: "Quarter circles". */
  title: string;
  philosophy: string;
  /** Sentences that name the customer's answers that made it what it is. */
  reasons: string[];
  scores: AssetScores;
  measures: ConceptMeasures;
  fingerprints: ConceptFingerprints;
  /** Ground as #rrggbb. */
  background: string;
  /** Name of the main font: "Jost". */
  font: string;
  colours: LogoColours;
}

/** The whole set for a profile and a seed. Plain data: it may be stored and sent as JSON. */
export interface Plan {
  engine: string;
  seed: string;
  concepts: Concept[];
  /** Mean distance of all pairs, 0 to 1. */
  diversity: number;
  /** Distance of the closest pair. */
  leastDistance: number;
  /** What the customer should be told: "Emoji are left out of the mark." */
  notes: string[];
  /** Milliseconds by stage. */
  timings: Record<string, number>;
}
