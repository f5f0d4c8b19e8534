import type { TasteAxis } from '@fifteen/contracts';
import type { Look, Manner, Trait } from '@fifteen/idea-book';
import type { Ban, Taste } from '../brief/taste.ts';
import type { Studio } from '../studios/studio.ts';
import type { Match } from './match.ts';

/** What counts before a concept is drawn, by name. Each has a test of its own. */
export const PROMISE_WEIGHTS = {
  /** How well the idea fits the brief: the greatest by far. */
  match: 1.5,
  /** Each chosen vibe that the look shows. */
  vibe: 0.3,
  /** How much the studio likes the manner. */
  studio: 0.42,
  /** How much the taste likes the manner. */
  taste: 0.2,
} as const;

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
export function promiseOf(match: Match, look: Look, studio: Studio, taste: Taste): number {
  const vibes = look.vibes.filter((vibe) => taste.vibes.includes(vibe)).length;
  const byTaste = Object.entries(AXIS_MANNERS).reduce((sum, [axis, manners]) => sum + taste.axes[axis as TasteAxis] * (manners[look.manner] ?? 0), 0);
  return PROMISE_WEIGHTS.match * match.score + PROMISE_WEIGHTS.vibe * Math.min(2, vibes) + PROMISE_WEIGHTS.studio * studio.manners[look.manner] + PROMISE_WEIGHTS.taste * Math.max(-1.5, Math.min(1.5, byTaste));
}
