import type { AssetScores, StudioId } from '@fifteen/contracts';
import type { LogoColors } from './color/resolve.ts';
import type { Fingerprint } from './fingerprint/codec.ts';
import type { Genome } from './genome.ts';
import type { FigureFingerprint } from './lookalikes/figure-fingerprint.ts';
import type { NearestMark } from './lookalikes/real-marks.ts';

/** A concept of a set, drawn and explained. Plain data. */
export interface Concept {
  /** Five to a studio, in the order of the studios: 0 to 14 for the residents. */
  readonly slot: number;
  /** Place in the engine's own ranking of the set, 0 for the first. */
  readonly rank: number;
  readonly studio: StudioId;
  readonly genome: Genome;
  /** In full color with its background, 1,000 by 1,000 units. */
  readonly svg: string;
  /** Names the idea: "Wings for sails". */
  readonly title: string;
  /** What the drawing says, then what made it this way, in sentences for the owner. */
  readonly reasons: readonly string[];
  readonly scores: AssetScores;
  /** Without a symbol there is neither its form nor its figure. */
  readonly fingerprints: { readonly symbol: Fingerprint | null; readonly figure: FigureFingerprint | null; readonly lockup: Fingerprint };
  /** The nearest of the real marks it was compared with; null without a symbol, and where nothing was compared. */
  readonly nearestMark: NearestMark | null;
  /** Background as #rrggbb. */
  readonly background: string;
  /** Name of the lettering: "Jost", or that of a pen. */
  readonly font: string;
  readonly colors: LogoColors;
}

/** A whole set. Plain data: it may be stored and sent as JSON. */
export interface Plan {
  readonly engine: string;
  readonly seed: string;
  readonly concepts: readonly Concept[];
  /** Mean distance of all pairs, 0 to 1. */
  readonly diversity: number;
  /** What the customer should be told: "Emoji are left out of the mark." */
  readonly notes: readonly string[];
}
