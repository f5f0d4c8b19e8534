import type { VibeId } from '@fifteen/contracts';
import type { PenId } from '@fifteen/drawing';
import type { Manner, Trait } from '@fifteen/idea-book';
import type { FontClass, LetterCase } from '@fifteen/typography';
import type { Finish, Ornament } from '../genome.ts';
import type { GroundKind } from './color-scheme.ts';

/**
 * How a concept that shows a vibe is dressed. A vibe must be visible whatever the idea is: few ideas are brutal or ornate
 * by themselves, but letters, weight, color and composition can make any of them so. Likings are around 0: above 1 is the
 * vibe's own, below 0 is against it.
 */
export interface VibeDress {
  readonly fonts: Readonly<Partial<Record<FontClass, number>>>;
  /** A pen that is not listed is not the vibe's. */
  readonly pens: Readonly<Partial<Record<PenId, number>>>;
  /** Stem of the lettering as a share of the cap height. */
  readonly stem: number;
  readonly case?: LetterCase;
  /** Extra space between letters as a share of the em; the font's usual unless given. */
  readonly tracking?: number;
  readonly manners: Readonly<Partial<Record<Manner, number>>>;
  readonly traits: Readonly<Partial<Record<Trait, number>>>;
  /** Pictures of things above letters and patterns, or below them. */
  readonly pictures: number;
  /** How many colors a drawing may take before it is too colorful. */
  readonly colors: number;
  /** What the studio's liking for a background is multiplied by. */
  readonly grounds: Readonly<Record<GroundKind, number>>;
  /** True where the mark leads in black and the customer's color only answers. */
  readonly isInky?: true;
  /** Chance of the mark above the name rather than before it. */
  readonly stacked: number;
  /** Size of the mark, 1 is usual. */
  readonly mark: number;
  /** Chance of the trade in small letters below the name. */
  readonly tag: number;
  readonly finish?: Finish;
  /** Ornaments to choose from. */
  readonly ornaments: readonly (Ornament | 'none')[];
  /** True where the mark's colors run into each other. */
  readonly isGraded?: true;
  /** True where letters may take the customer's colors in turn. */
  readonly isColorful?: true;
  /** True where letters may jump and lean. */
  readonly isBouncy?: true;
}

const PLAIN = { playful: -0.4, ornate: -0.5, retro: -0.4, detailed: -0.5, gradient: -0.5 } as const;

export const VIBE_DRESS: Readonly<Record<VibeId, VibeDress>> = {
  geometric_minimal: {
    fonts: { geo: 2.6, wide: 0.2, round: 0.2, tech: -0.4, lightserif: -2.4 }, pens: { monoline: 0.9 }, stem: 0.145, case: 'upper', tracking: 0.18,
    manners: { line: 0.9, solid: 0.3, cut: 0.3, module: 0.5, print: -1.2, brush: -1.6 }, traits: { ...PLAIN, literal: -0.4 }, pictures: -0.3, colors: 1,
    grounds: { white: 3, pale: 0.5, main: 0.05, second: 0, deep: 0.1 }, stacked: 0.75, mark: 1.02, tag: 0, ornaments: ['none'],
  },
  organic_flowing: {
    fonts: { flare: 1.8, softserif: 1.6, script: 2.2, round: -0.4, old: -0.4, hand: -1.2 }, pens: {}, stem: 0.17, case: 'title',
    manners: { line: 0.5, solid: 0.4, brush: 0.8, cut: -1.2, module: -0.8, print: -0.2 }, traits: { gradient: -0.4, playful: -0.3 }, pictures: 0.5, colors: 2,
    grounds: { white: 1.1, pale: 1.1, main: 0.6, second: 0.4, deep: 0.8 }, stacked: 0.75, mark: 1.05, tag: 0.1, finish: 'flowing', ornaments: ['none'],
  },
  tech_sharp: {
    fonts: { tech: 2.4, techwide: 2.6, mono: 1.6, wide: 0.2 }, pens: { angular: 2.2 }, stem: 0.17, case: 'upper', tracking: 0.06,
    manners: { cut: 1, module: 0.6, line: 0, solid: -0.2, brush: -2, print: -0.8 }, traits: { ...PLAIN, gradient: -0.1 }, pictures: -0.2, colors: 2,
    grounds: { white: 0.25, pale: 0, main: 0.1, second: 0, deep: 5 }, stacked: 0.35, mark: 1.12, tag: 0.25, ornaments: ['none'],
  },
  classic_ornate: {
    fonts: { old: 1.9, roman: 1.7, didone: 1.2, deco: 0.5, fatface: 0.6, lightserif: 0.2, slab: -0.3 }, pens: {}, stem: 0.14, case: 'upper', tracking: 0.08,
    manners: { line: 0.7, solid: 0.3, brush: 0.2, cut: -0.5, module: -0.5, print: -0.5 }, traits: { ornate: 0.5, detailed: 0.3, retro: 0.3, playful: -0.5, gradient: -0.6 }, pictures: 0.3, colors: 2,
    grounds: { white: 0.7, pale: 0.8, main: 0.5, second: 0.2, deep: 1.3 }, stacked: 1, mark: 1.12, tag: 1, ornaments: ['rules', 'none', 'rules'],
  },
  playful_rounded: {
    fonts: { roundbold: 2.6, fat: 1.9, round: 0.9, roundgrot: 0.4, retro: 0.4, hand: -1 }, pens: { blocks: 1.2, monoline: -0.4 }, stem: 0.27, case: 'title', tracking: -0.01,
    manners: { solid: 0.7, print: 0.6, module: 0.3, line: -0.5, cut: -0.7, brush: 0 }, traits: { playful: 0.6, gradient: -0.6 }, pictures: 0.4, colors: 4,
    grounds: { white: 1.8, pale: 0.8, main: 1, second: 0.9, deep: 0 }, stacked: 0.7, mark: 1.15, tag: 0, ornaments: ['none'], isColorful: true, isBouncy: true,
  },
  bold_abstract: {
    fonts: { wide: 2.2, grotwide: 1.4, grot: 1.4, fatface: 0.2, fat: -0.2 }, pens: { blocks: 1, slit: -0.6 }, stem: 0.32, tracking: -0.02,
    manners: { solid: 0.6, print: 0.8, module: 0.8, cut: 0.6, line: -2, brush: -0.6 }, traits: { ...PLAIN, literal: -0.6 }, pictures: -0.9, colors: 3,
    grounds: { white: 0.15, pale: 0.1, main: 3, second: 2, deep: 0.4 }, stacked: 0.8, mark: 1.5, tag: 0, ornaments: ['none'],
  },
  elegant_serif: {
    fonts: { lightserif: 1.6, didone: 1.9, roman: 1.6, old: 0.8, flare: 0 }, pens: {}, stem: 0.15, case: 'upper', tracking: 0.1,
    manners: { line: 1, solid: 0, cut: -0.4, module: -0.5, print: -1.4, brush: -0.8 }, traits: { ...PLAIN }, pictures: 0, colors: 1,
    grounds: { white: 1.1, pale: 0.8, main: 0.2, second: 0, deep: 1 }, stacked: 1, mark: 0.95, tag: 0.3, ornaments: ['none'],
  },
  modern_flat: {
    fonts: { geo: 1.2, grot: 1.6, roundgrot: 1.2, round: 0.4, wide: -0.4 }, pens: {}, stem: 0.2, case: 'lower', tracking: -0.015,
    manners: { solid: 1, cut: 0.3, module: 0.3, line: -0.9, print: -0.3, brush: -1.4 }, traits: { ...PLAIN, gradient: -0.8 }, pictures: 0.2, colors: 3,
    grounds: { white: 1.2, pale: 0.2, main: 1.5, second: 0.5, deep: 0.05 }, stacked: 0.15, mark: 1.05, tag: 0, ornaments: ['none'],
  },
  illustrative: {
    fonts: { softserif: 1.8, slab: 1.6, fatface: 0.6, retro: 0.6, old: 0, hand: -0.4, cond: -0.2 }, pens: {}, stem: 0.23, case: 'title',
    manners: { solid: 0.5, line: 0.1, print: 0.6, brush: 0.3, module: -0.8, cut: -0.3 }, traits: { detailed: 0.6, literal: 0.4, playful: 0.1, gradient: -0.4 }, pictures: 1.6, colors: 4,
    grounds: { white: 1, pale: 0.9, main: 0.4, second: 0.5, deep: 0.7 }, stacked: 1, mark: 1.35, tag: 0.4, ornaments: ['none'],
  },
  brutalist_bold: {
    fonts: { cond: 2.6, grotwide: 2, slab: -0.4, mono: 0.4, grot: 0.4 }, pens: { slit: 2.2 }, stem: 0.24, case: 'upper', tracking: -0.01,
    manners: { cut: 0.6, solid: 0.7, module: 0.5, print: 0.3, line: -1.6, brush: -0.8 }, traits: { ...PLAIN }, pictures: -0.7, colors: 1,
    grounds: { white: 2, pale: 0.3, main: 1.8, second: 0.6, deep: 0 }, isInky: true, stacked: 0.3, mark: 0.8, tag: 0, ornaments: ['none'],
  },
  gradient_modern: {
    fonts: { geo: 1.4, roundgrot: 0.8, round: 1, wide: 0.6, grot: 0.6 }, pens: { monoline: 0 }, stem: 0.17, case: 'lower',
    manners: { solid: 0.7, line: 0.3, module: 0.3, cut: 0.3, print: -0.8, brush: -1 }, traits: { gradient: 0.6, retro: -0.5, ornate: -0.5 }, pictures: 0, colors: 2,
    grounds: { white: 1.2, pale: 0.1, main: 0, second: 0, deep: 2 }, stacked: 0.5, mark: 1.15, tag: 0, ornaments: ['none'], isGraded: true,
  },
  hand_drawn: {
    fonts: { hand: 3, script: 0.9 }, pens: {}, stem: 0.16, case: 'title',
    manners: { brush: 1.2, line: 0.6, print: 0.2, solid: -0.1, cut: -1.4, module: -1 }, traits: { hand: 0.5, gradient: -0.8 }, pictures: 0.5, colors: 2,
    grounds: { white: 1, pale: 1.1, main: 0.6, second: 0.5, deep: 0.5 }, stacked: 0.7, mark: 1, tag: 0.3, finish: 'hand', ornaments: ['none'],
  },
};
