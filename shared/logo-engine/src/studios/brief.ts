import type { LogoContext } from '../context.ts';
import type { Axes } from '../taste/axes.ts';
import type { Ban } from '../taste/dislikes.ts';
import { type Manner, mannerOf } from './trade-manners.ts';
import type { NameParts } from '../taste/name-parts.ts';

/** The customer as recipes see them. */
export interface Brief {
  axes: Axes;
  name: NameParts;
  /** How the trade dresses; null for one that is not known. */
  manner: Manner | null;
  bans(ban: Ban): boolean;
}

export const briefOf = (context: LogoContext): Brief => ({
  axes: context.taste.axes,
  name: context.name,
  manner: mannerOf(context),
  bans: (ban) => context.taste.bans.has(ban),
});
