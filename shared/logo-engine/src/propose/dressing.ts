import type { VibeId } from '@fifteen/contracts';
import type { ColorRole } from '@fifteen/drawing';
import type { Look } from '@fifteen/idea-book';
import type { Ban } from '../brief/taste.ts';
import type { Brief } from '../brief/brief.ts';
import { contrastOf } from '../color/oklch.ts';
import { resolveColors } from '../color/resolve.ts';
import type { ColorGene, Finish, Ornament } from '../genome.ts';
import type { Rng } from '../rng/rng.ts';
import type { LetteringCandidate } from './lettering-choice.ts';
import { VIBE_DRESS } from './vibe-dress.ts';

/** Dislikes that each ornament would go against. */
export const ORNAMENT_BANS: Readonly<Record<Ornament, readonly Ban[]>> = {
  frame: ['ornate', 'detailed', 'retro'],
  // Two plain rules are not clutter: they only bother customers who dislike dated logos.
  rules: ['retro'],
  plate: [],
  brackets: ['trendy'],
  stroke: ['hand', 'swoosh'],
};

/** Dislikes that each finish would go against. */
export const FINISH_BANS: Readonly<Record<Finish, readonly Ban[]>> = { hand: ['hand'], flowing: [] };

const isFree = (bans: readonly Ban[], { taste }: Brief): boolean => bans.every((ban) => !taste.bans.has(ban));

/** An ornament of the vibe that no dislike keeps out. */
export function ornamentFor(vibe: VibeId | null, brief: Brief, rng: Rng): Ornament | undefined {
  if (!vibe) return undefined;
  const { ornaments } = VIBE_DRESS[vibe];
  const possible = ornaments.filter((ornament) => ornament === 'none' || isFree(ORNAMENT_BANS[ornament], brief));
  const ornament = possible.length > 0 ? rng.pick(possible) : 'none';
  return ornament === 'none' ? undefined : ornament;
}

/** The vibe's finish; brushwork needs none. */
export function finishFor(vibe: VibeId | null, look: Look | null, brief: Brief): Finish | undefined {
  const finish = vibe ? VIBE_DRESS[vibe].finish : undefined;
  return finish && look?.manner !== 'brush' && isFree(FINISH_BANS[finish], brief) ? finish : undefined;
}

/** Whether the colors run into each other; a look that draws its own gradient does without. */
export const isGraded = (vibe: VibeId | null, look: Look | null, { taste }: Brief): boolean =>
  vibe !== null && VIBE_DRESS[vibe].isGraded === true && !taste.bans.has('gradient') && look?.traits?.includes('gradient') !== true;

/** Contrast with the background that a colored letter needs. */
const READS = 3;
/** Share of names of a colorful vibe whose letters take turns. */
const COLORED = 0.8;
/** Share of names of a bouncy vibe that bounce. */
const BOUNCING = 0.6;

/** Whether letters jump: in scripts whose letters are apart, set in a font, where nobody minds. */
export const bouncesFor = (vibe: VibeId | null, { isDrawn }: LetteringCandidate, { taste, name }: Brief, rng: Rng): boolean =>
  vibe !== null && VIBE_DRESS[vibe].isBouncy === true && !isDrawn && !name.script.isJoined && name.script.hasCase && !taste.bans.has('playful') && rng.chance(BOUNCING);

/** Colors that letters take in turn: two or more that read on the background, in scripts whose letters are apart. */
export function inksFor(vibe: VibeId | null, { isDrawn }: LetteringCandidate, color: ColorGene, { taste, palette, name }: Brief, rng: Rng): readonly ColorRole[] | undefined {
  if (!vibe || !VIBE_DRESS[vibe].isColorful || isDrawn || name.script.isJoined || !name.script.hasCase || taste.bans.has('third-color') || !rng.chance(COLORED)) return undefined;
  const colors = resolveColors(color, palette);
  const roles = (['main', 'second', 'third', 'fourth'] as const).filter((role) => contrastOf(colors[role], colors.ground) >= READS);
  const apart = roles.filter((role, i) => roles.findIndex((other) => colors[other] === colors[role]) === i);
  return apart.length >= 2 ? apart : undefined;
}
