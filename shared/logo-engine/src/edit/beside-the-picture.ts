import type { Operation } from './operation.ts';

/** Operations that leave the picture alone and that words name without doubt: what a language model need not do. */
const BESIDE: ReadonlySet<Operation['op']> = new Set(['font', 'fontKind', 'otherFont', 'weight', 'case', 'tracking', 'color', 'paletteColor', 'shade', 'oneColor', 'ground', 'gradient', 'tag', 'size', 'lines'] as const);

export const isBesideThePicture = ({ op }: Operation): boolean => BESIDE.has(op);

/** Operations that put another picture in: of words such as "a paw inside the M" they catch the noun and no more. */
export const isOfThePicture = ({ op }: Operation): boolean => op === 'thing' || op === 'symbol' || op === 'idea';
