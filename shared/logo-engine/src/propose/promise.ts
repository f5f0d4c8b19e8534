import type { TasteAxis, VibeId } from '@fifteen/contracts';
import { type Fit, GRADES, type Look, type Manner, RECORDS, type Technique, type Trait } from '@fifteen/idea-book';
import type { Ban, Taste } from '../brief/taste.ts';
import type { Studio } from '../studios/studio.ts';
import type { Match } from './match.ts';
import { VIBE_DRESS } from './vibe-dress.ts';

/** What counts before a concept is drawn, by name. Each has a test of its own. */
export const PROMISE_WEIGHTS = {
  /** How well the idea fits the brief: the greatest by far. */
  match: 1.5,
  /** Each chosen vibe that the look shows. */
  vibe: 0.3,
  /** The vibe that the concept is dressed in, where the look shows it; each of its likings for manner, traits and pictures. */
  dressed: 0.4,
  liking: 0.36,
  /** How much the studio likes the manner. */
  studio: 0.5,
  /** How much the taste likes the manner. */
  taste: 0.2,
  /** Each point that blind judges gave the look above the usual, or below it. */
  grade: 1.1,
  /** From an idea that won no pair with real logos to one that won all. */
  record: 0.9,
} as const;

/** The grade of a look that was not judged yet, about the mean of the book. */
const USUAL_GRADE = 5.9;
/** Looks below this are not proposed: judges find them worse than an average icon. */
const LEAST_GRADE = 4.8;

/** What judges gave a look. */
const gradeOf = (ideaId: string, look: string): number => GRADES[`${ideaId}/${look}`] ?? USUAL_GRADE;

/** Whether judges found a look too weak to be shown to a customer of their own. */
export const isWeak = (ideaId: string, look: string): boolean => gradeOf(ideaId, look) < LEAST_GRADE;

/** Votes after which a record is believed, and the share of them that an idea must have won to be proposed. */
const ENOUGH_VOTES = 6;
const LEAST_WON = 0.3;

/** Whether an idea lost too many of its pairs with real logos. */
export function isBeaten(ideaId: string): boolean {
  const [won, votes] = RECORDS[ideaId] ?? [0, 0];
  return votes >= ENOUGH_VOTES && won / votes < LEAST_WON;
}

/** Votes that every idea starts with, half of them won, so that few votes move it little. */
const PRIOR = 4;

/** What an idea's pairs with real logos add to its promise. */
export function recordPull(ideaId: string): number {
  const [won, votes] = RECORDS[ideaId] ?? [0, 0];
  return PROMISE_WEIGHTS.record * ((won + PRIOR / 2) / (votes + PRIOR) - 0.5);
}

/** What a good grade counts by fit: a fine drawing of a neighboring trade is still the wrong picture for this owner. */
const GRADE_BY_FIT: Readonly<Record<Fit, number>> = { 0: 0.3, 1: 0.5, 2: 1, 3: 1 };

/** What the judges' grade adds to the promise of a look, or takes away. */
export function gradePull(ideaId: string, look: string, fit: Fit): number {
  const pull = PROMISE_WEIGHTS.grade * (gradeOf(ideaId, look) - USUAL_GRADE);
  return pull > 0 ? GRADE_BY_FIT[fit] * pull : pull;
}

/** What each axis of taste asks of a manner. */
const AXIS_MANNERS: Readonly<Partial<Record<TasteAxis, Readonly<Partial<Record<Manner, number>>>>>> = {
  bold: { print: 0.6, solid: 0.6, cut: 0.4, line: -1 },
  premium: { line: 0.6, cut: 0.3, solid: 0.1, print: -0.6, brush: -0.2 },
  playful: { print: 0.8, module: 0.3, brush: 0.3, cut: -0.4, line: -0.2 },
  modern: { cut: 0.5, solid: 0.4, module: 0.4, brush: -0.6 },
  tech: { cut: 0.6, module: 0.5, line: 0.2, brush: -1 },
  minimal: { line: 0.5, solid: 0.4, cut: 0.3, print: -0.4, brush: -0.3 },
  hand: { brush: 1, print: 0.3, line: 0.3, cut: -0.6 },
  sharp: { cut: 0.9, brush: -0.5, print: -0.2 },
  ornate: { line: 0.3, brush: 0.2, cut: -0.3 },
};

/** How much a manner speaks for an axis of taste; negative against it. */
export const mannerPull = (axis: TasteAxis, manner: Manner): number => AXIS_MANNERS[axis]?.[manner] ?? 0;

/** Traits that a ban keeps out; bans without an entry are kept by color or by measuring the drawing. */
export const BANNED_TRAITS: Readonly<Partial<Record<Ban, readonly Trait[]>>> = {
  literal: ['literal'],
  generic: ['generic'],
  gradient: ['gradient'],
  detailed: ['detailed'],
  ornate: ['ornate'],
  playful: ['playful'],
  hand: ['hand'],
  swoosh: ['swoosh'],
  asymmetric: ['asymmetric'],
  retro: ['retro'],
  'hard-to-read': ['hard-to-read'],
  trendy: ['trendy'],
};

/** Whether a dislike keeps this look out. */
export const isBanned = ({ traits = [], manner }: Look, { bans }: Taste): boolean =>
  (manner === 'brush' && bans.has('hand')) || [...bans].some((ban) => BANNED_TRAITS[ban]?.some((trait) => traits.includes(trait)));

/** How promising a look of a matched idea is for a studio and a taste. */
export function promiseOf(match: Match, look: Look, studio: Studio, taste: Taste, vibe: VibeId | null = null, technique?: Technique): number {
  const vibes = look.vibes.filter((vibe) => taste.vibes.includes(vibe)).length;
  const byTaste = Object.entries(AXIS_MANNERS).reduce((sum, [axis, manners]) => sum + taste.axes[axis as TasteAxis] * (manners[look.manner] ?? 0), 0);
  return PROMISE_WEIGHTS.match * match.score + PROMISE_WEIGHTS.vibe * Math.min(2, vibes) + PROMISE_WEIGHTS.studio * studio.manners[look.manner] + PROMISE_WEIGHTS.taste * Math.max(-1.5, Math.min(1.5, byTaste)) + (vibe ? dressedIn(vibe, match, look, technique) : 0);
}

/** What a colorful look costs a vibe of fewer colors, for each color too many. */
const TOO_COLORFUL = 0.14;

/** Techniques whose names are drawn with our pens, and what they cost a vibe that has no pen of its own. */
const DRAWN_LETTERS: ReadonlySet<Technique> = new Set(['lettering', 'cap']);
const FOREIGN_LETTERS = 0.7;

/** How well a look can be dressed in a vibe. */
function dressedIn(vibe: VibeId, { things }: Match, look: Look, technique: Technique | undefined): number {
  const { manners, traits, pictures, colors, pens } = VIBE_DRESS[vibe];
  const inOwnLetters = technique && DRAWN_LETTERS.has(technique) && Object.keys(pens).length === 0 ? FOREIGN_LETTERS : 0;
  const likings = (manners[look.manner] ?? 0) + (look.traits ?? []).reduce((sum, trait) => sum + (traits[trait] ?? 0), 0) + 0.5 * pictures * (things.length > 0 ? 1 : -1);
  const shows = look.vibes.includes(vibe) ? PROMISE_WEIGHTS.dressed : 0;
  return shows - inOwnLetters + PROMISE_WEIGHTS.liking * likings - TOO_COLORFUL * Math.max(0, look.colors - colors);
}
