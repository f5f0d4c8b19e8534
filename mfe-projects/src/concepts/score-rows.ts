import type { AssetScores } from '@fifteen/contracts';

/**
 * The measures that a customer can judge by, in words and figures. The icon of a name without a picture is its first letter,
 * so the row says icon. Alone, a logo is compared with no other.
 */
export const scoreRows = (scores: AssetScores, isAlone = false): [name: string, value: string][] => [
  ['Icon legible at 16 px', `${Math.round(scores.legibility_16 * 100)} of 100`],
  ['Contrast', `${scores.contrast.toFixed(1)} : 1`],
  ...(isAlone ? [] : [['Distinct from the others', `${Math.round(scores.distinctness * 100)}%`] satisfies [string, string]]),
];
