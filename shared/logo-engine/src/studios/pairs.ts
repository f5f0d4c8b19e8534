import { LEAST_SLOT, type Motif, type Staging, scenesFor, scenesForTwo, waysFor } from '../marks/index.ts';
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
    .filter((pair) => !isOfOneTrade(pair, trade) || isKnownPair(pair))
    .map((pair) => ({ ...pair, ways: waysFor(pair, ways) }))
    .filter((merge) => merge.ways.length > 0);

/** The initial in a motif of the brief, or around it; null for scripts whose letters do not stand alone. */
export function initialMark(desk: Desk, font: string, hand: Hand): MarkDraft | null {
  const motif = desk.motif(({ weight, slot }) => weight !== 'line' && (slot?.radius ?? 0) >= LEAST_SLOT);
  return motif && !desk.name.script.isJoined ? { kind: 'merged', generator: motif.id, inner: 'letter', font, params: { hand } } : null;
}

/** Bold silhouettes that are known by three quarters of them. */
export const READ_IN_PART: ReadonlySet<string> = new Set('bean leaf cup paw tooth croissant moonJar cat fox fish glass beer teapot vinyl hop roofTruss pizza bicycle'.split(' '));

/** Trades that have pictures need no sun for a sign: a studio shows one of them in a way of its own. */
export function stagedMark(desk: Desk, staging: Staging, container?: string): MarkDraft | null {
  const motif = desk.motif(({ id, weight }) => weight !== 'line' && (staging !== 'cropped' || READ_IN_PART.has(id)));
  if (!motif) return null;
  const { trade, name } = desk.motifs;
  const others = [...new Set([...name.slice(0, 1), ...trade])].filter(({ id, weight }) => id !== motif.id && weight !== 'line').slice(0, 3).map(({ id }) => id);
  if (staging === 'four' && others.length < 3) return null;
  return { kind: 'contained', generator: motif.id, ...(container && { container }), ...(staging === 'four' && { scale: 1.25 }), params: { staging, ...(staging === 'four' && { others: others.join(' ') }) } };
}

/** A picture of many parts needs more room than a sign. */
const SCENE_SCALE = 1.5;

/** An illustration with a motif of the brief as its hero, and a second one in it where there is one. */
export function sceneMark(desk: Desk, asked: readonly string[], hand: Hand): MarkDraft | null {
  const { trade, name } = desk.motifs;
  const forTwo = scenesForTwo(asked);
  const scenes = desk.bans('plainMotif') ? forTwo : asked;
  const heroes = inTurns(name, trade).filter(({ id }) => scenesFor(id, scenes).length > 0);
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

/** The first of each, then the second of each. */
const inTurns = (one: readonly Motif[], other: readonly Motif[]): Motif[] => [...new Set(one.concat(other).keys())].flatMap((i) => [one[i], other[i]]).filter((motif, i, all): motif is Motif => motif !== undefined && all.indexOf(motif) === i);

/** Two pictures of one trade are twice the same, a kettlebell in a dumb-bell: but for these. Outer, then what it may carry. */
const KNOWN_PAIRS: Readonly<Record<string, string>> = {
  cup: 'bean coffeeBranch leaf teaLeaves heart croissant',
  beer: 'hop wheat',
  barrel: 'hop grapes wheat',
  shield: 'key padlock eye bolt scales column nib',
  heart: 'tooth paw flower bone pulse rose',
  tooth: 'spark heart leaf',
  house: 'key heart hammer',
  pot: 'pepper fish leaf',
  bag: 'pear leaf loaf cherry',
  bulb: 'pencil book spark',
  leaf: 'drop lotus sun',
  drop: 'leaf flower lotus flame',
  teapot: 'leaf teaLeaves',
  book: 'owl nib feather',
  bookmark: 'nib owl feather book',
  vase: 'leaf flower moon',
  jug: 'leaf flower moon flame',
  moonJar: 'moon flame leaf',
  bottle: 'jasmine rose flower leaf drop spark',
  flacon: 'jasmine rose flower drop spark',
  amphora: 'olive fish wave',
  lotus: 'sun',
  sun: 'lotus',
  cloud: 'key padlock shield book',
  kettlebell: 'bolt shield',
  cross: 'heart leaf',
  flower: 'heart',
  tulip: 'heart',
  paw: 'cat heart',
  cat: 'paw',
  balloon: 'heart bulb',
};

const isKnownPair = ({ outer, inner }: Pick<Merge, 'outer' | 'inner'>): boolean => KNOWN_PAIRS[outer.id]?.split(' ').includes(inner.id) ?? false;

const isOfOneTrade = ({ outer, inner }: Pick<Merge, 'outer' | 'inner'>, trade: readonly Motif[]): boolean => trade.includes(outer) && trade.includes(inner);
