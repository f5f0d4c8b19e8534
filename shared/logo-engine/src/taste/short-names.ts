import type { Family } from '../genome.ts';
import type { NameParts } from './name-parts.ts';

/** A name of so few letters is a sign itself: beside a large figure it is lost. */
const SHORT = 2;

const FACTORS: Readonly<Record<Family, number>> = { idea: 1, picto: 0.7, abstract: 0.35, letter: 1.5, word: 1.1, badge: 1 };

/** An ideograph or a syllable block is as wide as two letters. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

export const isShortName = ({ full }: Pick<NameParts, 'full'>): boolean => [...full].reduce((sum, char) => sum + (WIDE.test(char) ? 2 : 1), 0) <= SHORT;

/** What a short name asks for, as a factor on a recipe's weight: its letters, treated, before figures. */
export const shortNameFactor = (family: Family, name: NameParts): number => (isShortName(name) ? FACTORS[family] : 1);
