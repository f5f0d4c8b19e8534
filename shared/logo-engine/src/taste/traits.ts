import type { Decoration } from '../genome.ts';
import type { MarkKind } from '../marks/index.ts';
import type { NameSetting, Treatment } from '../type/type-spec.ts';

/**
 * What a gene looks like to somebody who dislikes it. Each table names every gene: a new one does not compile until
 * somebody has said which dislikes it meets.
 */
export type Trait =
  /** Letters cut into lines, or with a line inside. */
  | 'stripedType'
  /** Letters with a third dimension. */
  | 'shadowType'
  /** Letters on a curve, a swell or a slope. */
  | 'bentType'
  /** Letters cut through, one part out of line or not. */
  | 'cutType'
  /** Weight on one side. */
  | 'lopsided'
  /** A picture of a thing, as it is. */
  | 'plainMotif';

export const TREATMENT_TRAITS: Readonly<Record<Treatment, readonly Trait[]>> = {
  slice: ['cutType'],
  stencil: ['cutType'],
  register: ['shadowType'],
  lead: [],
  tittle: [],
  ligature: [],
  leg: ['lopsided'],
  inline: ['stripedType'],
  shadow: ['shadowType'],
  drop: ['shadowType'],
  bulge: ['bentType'],
  rise: ['bentType', 'lopsided'],
  skew: ['cutType', 'lopsided'],
  lines: ['stripedType'],
  round: [],
  knife: [],
  inked: [],
  handset: ['bentType'],
  tiles: [],
  harlequin: ['stripedType'],
};

export const SETTING_TRAITS: Readonly<Record<NameSetting, readonly Trait[]>> = {
  ampersand: [],
  between: [],
  dropCap: ['lopsided'],
  cradle: [],
  arc: ['bentType'],
  weights: [],
  voices: [],
  trade: [],
  vertical: [],
  flag: [],
};

export const DECORATION_TRAITS: Readonly<Record<Decoration, readonly Trait[]>> = {
  rules: [],
  stripes: [],
  bar: ['lopsided'],
  dot: [],
  square: [],
  frame: [],
  brush: [],
  tiles: [],
};

export const KIND_TRAITS: Readonly<Record<MarkKind, readonly Trait[]>> = {
  abstract: [],
  letter: [],
  merged: [],
  motif: ['plainMotif'],
  contained: ['plainMotif'],
  striped: ['plainMotif'],
  sliced: ['plainMotif'],
  carved: ['plainMotif'],
  gouged: ['plainMotif'],
  collage: ['plainMotif'],
  tiled: ['plainMotif'],
  repeated: ['plainMotif'],
  scene: [],
};
