import type { VibeId } from '@fifteen/contracts';
import type { Look, Technique } from '@fifteen/idea-book';
import type { PaletteColor } from '../color/palette.ts';
import type { Genome } from '../genome.ts';
import type { GroundKind } from './color-scheme.ts';
import type { Match } from './match.ts';

/** A concept that a studio could draw, before anything is drawn. Plain data. */
export interface Proposal {
  readonly genome: Genome;
  /** The chosen vibe that it is dressed in; null where none was asked for. */
  readonly vibe: VibeId | null;
  /** The id of the idea, or of the lettering where there is none: what makes two proposals the same thought. */
  readonly thought: string;
  readonly technique: Technique;
  readonly match: Match;
  readonly look: Look | null;
  /** Groups lettering that a stranger would call the same. */
  readonly lettering: string;
  /** Drawn lettering: a pen, or letters that the idea draws itself. */
  readonly isDrawn: boolean;
  readonly ground: GroundKind;
  readonly lead: PaletteColor;
  /** How promising it is before it is drawn; around 1 is good. */
  readonly promise: number;
}
