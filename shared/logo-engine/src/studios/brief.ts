import type { LogoContext } from '../context.ts';
import type { Axes } from '../taste/axes.ts';
import type { Ban } from '../taste/dislikes.ts';
import type { NameParts } from '../taste/name-parts.ts';

/** The customer as recipes see them. */
export interface Brief {
  axes: Axes;
  name: NameParts;
  bans(ban: Ban): boolean;
}

export const briefOf = ({ taste, name }: LogoContext): Brief => ({
  axes: taste.axes,
  name,
  bans: (ban) => taste.bans.has(ban),
});
