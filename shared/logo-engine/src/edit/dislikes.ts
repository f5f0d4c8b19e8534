import type { Ban } from '../brief/taste.ts';
import type { Brief } from '../brief/brief.ts';
import { oklchOf } from '../color/oklch.ts';
import { resolveColors } from '../color/resolve.ts';
import type { Genome } from '../genome.ts';
import { FINISH_BANS, ORNAMENT_BANS } from '../propose/dressing.ts';
import { bannedStyle } from '../propose/lettering-choice.ts';
import { BANNED_TRAITS } from '../propose/promise.ts';
import { TINTED } from './color-edits.ts';
import { KIND_CLASSES } from './font-kinds.ts';
import { ideaOf } from '../idea-of.ts';
import type { Operation } from './operation.ts';

/** Dislikes of the customer's that a logo goes against, as far as its genes show it. */
export function brokenBans(genome: Genome, { taste, library, palette }: Brief): Ban[] {
  const { idea, lettering, color, ornament, finish } = genome;
  const look = idea && ideaOf(idea).looks[idea.look];
  const { style } = lettering;
  const font = 'font' in style ? library.style(style.font) : undefined;
  const ground = oklchOf(resolveColors(color, palette).ground);
  const isBroken = (ban: Ban): boolean =>
    (look?.traits ?? []).some((trait) => BANNED_TRAITS[ban]?.includes(trait)) ||
    (ban === 'hand' && look?.manner === 'brush') ||
    (ornament !== undefined && ORNAMENT_BANS[ornament].includes(ban)) ||
    (finish !== undefined && FINISH_BANS[finish].includes(ban)) ||
    (ban === 'playful' && lettering.bounce === true) ||
    (ban === 'gradient' && color.gradient === 'on') ||
    (ban === 'colored-ground' && ground.c > TINTED && ground.l < 0.9) ||
    (font !== undefined && bannedStyle(font.class, font.stem / font.cap, { ...taste, bans: new Set([ban]) }));
  return [...taste.bans].filter(isBroken);
}

/** Bans that the one genome breaks and the other did not. */
export function newlyBroken(before: Genome, after: Genome, brief: Brief): Ban[] {
  const broken = new Set(brokenBans(before, brief));
  return brokenBans(after, brief).filter((ban) => !broken.has(ban));
}

/** Whether the customer names what they dislike: then they get it. Where an operation leaves the choice to us, they don't. */
export function asksFor(operation: Operation, ban: Ban): boolean {
  switch (operation.op) {
    case 'font':
    case 'idea':
    case 'like':
      return true;
    case 'fontKind':
      return !operation.without && operation.kind !== 'drawn' && KIND_CLASSES[operation.kind].length > 0;
    case 'ground':
      return operation.ground === 'color' && ban === 'colored-ground';
    case 'color':
    case 'paletteColor':
      return operation.target === 'background' && ban === 'colored-ground';
    case 'gradient':
      return ban === 'gradient';
    case 'thing':
      return ban === 'literal' || ban === 'generic';
    case 'taste':
      return operation.steps > 0 && operation.axis === ban;
    default:
      return false;
  }
}

const NAMES: Readonly<Partial<Record<Ban, string>>> = {
  literal: 'a picture of the thing itself',
  generic: 'a symbol like many others',
  gradient: 'a gradient',
  'colored-ground': 'a colored background',
  'third-color': 'a third color',
  faint: 'low contrast',
  detailed: 'many small parts',
  ornate: 'ornament',
  playful: 'a playful look',
  hand: 'a hand-drawn look',
  swoosh: 'a swoosh',
  asymmetric: 'a shape that leans to one side',
  retro: 'a retro look',
  'hard-to-read': 'letters that are hard to read',
  trendy: 'a passing fashion',
};

/** What a ban keeps out, as a customer would say it: "a gradient". */
export const describeBan = (ban: Ban): string => NAMES[ban] ?? 'something like this';
