import { type Motif, scenesFor, scenesForTwo, waysFor } from '../marks/index.ts';
import type { Draft } from './recipe.ts';
import type { Desk } from './desk.ts';

type MarkDraft = NonNullable<Draft['mark']>;

/** How a studio's hand draws where a hand is wanted: lines with open gaps, soft filled shapes, cut paper. */
export type Hand = 'contour' | 'ink' | 'cut';

interface Merge {
  outer: Motif;
  inner: Motif;
  ways: string[];
}

/** Farther down the list, what the brief says is less clear. */
const CLEAR = 6;

/**
 * One sign of two meanings in one of these ways: the trade's with the name's, in either order; two of the trade's
 * where the name means nothing. Null where no pair suits.
 */
export function mergedMark({ motifs: { trade, name }, ...desk }: Desk, ways: readonly string[], hand: Hand): MarkDraft | null {
  const merges = mergesOf(trade, name, ways);
  const possible = merges.length > 0 ? merges : mergesOf(trade, trade, ways);
  if (possible.length === 0) return null;
  const { outer, inner, ways: suiting } = desk.pick('pair', possible.slice(0, CLEAR));
  return { kind: 'merged', generator: outer.id, inner: inner.id, params: { way: desk.pick('way', suiting), hand } };
}

const mergesOf = (trade: readonly Motif[], name: readonly Motif[], ways: readonly string[]): Merge[] =>
  trade
    .flatMap((one) => name.flatMap((other) => [{ outer: one, inner: other }, { outer: other, inner: one }]))
    .map((pair) => ({ ...pair, ways: waysFor(pair, ways) }))
    .filter((merge) => merge.ways.length > 0);

/** The initial with a motif of the brief in it or on it; null for scripts whose letters do not stand alone. */
export function initialMark(desk: Desk, font: string, hand: Hand): MarkDraft | null {
  const motif = desk.motif(({ weight }) => weight !== 'line');
  return motif && !desk.name.script.isJoined ? { kind: 'merged', generator: motif.id, inner: 'letter', font, params: { hand } } : null;
}

/** A picture of many parts needs more room than a sign. */
const SCENE_SCALE = 1.5;

/** An illustration with a motif of the brief as its hero, and a second one in it where there is one. */
export function sceneMark(desk: Desk, asked: readonly string[], hand: Hand): MarkDraft | null {
  const { trade, name } = desk.motifs;
  const forTwo = scenesForTwo(asked);
  const scenes = desk.bans('plainMotif') ? forTwo : asked;
  const heroes = [...new Set([...name, ...trade])].filter(({ id }) => scenesFor(id, scenes).length > 0);
  if (heroes.length === 0) return null;
  const hero = desk.pick('hero', heroes.slice(0, CLEAR));
  const others = (name.includes(hero) ? trade : name).filter(({ id, weight }) => id !== hero.id && weight !== 'line');
  if (others.length === 0 && desk.bans('plainMotif')) return null;
  const scene = desk.pick('scene', scenesFor(hero.id, scenes));
  const isShared = others.length > 0 && forTwo.includes(scene) && (desk.bans('plainMotif') || desk.maybe('companion', 0.6));
  return {
    kind: 'scene',
    generator: hero.id,
    ...(isShared && { inner: desk.pick('companion', others.slice(0, 3)).id }),
    scale: SCENE_SCALE,
    params: { scene, hand },
  };
}

/** How much a customer wants illustrations: detail, ornament and the hand speak for them, technology against. */
export const wishForScenes = ({ minimal, ornate, hand, tech, playful }: Desk['axes']): number =>
  Math.max(0, 0.62 - minimal * 0.55 + ornate * 0.3 + Math.max(0, hand) * 0.25 - tech * 0.3 + playful * 0.1);

/** What a hand does best is a picture: added to a recipe's weight. */
export const forTheHand = ({ hand }: Desk['axes']): number => Math.max(0, hand) * 0.7;
