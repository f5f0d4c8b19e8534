import type { FontStyle } from './font-style.ts';

const SERIFS: ReadonlySet<string> = new Set(['didone', 'roman', 'old', 'lightserif', 'softserif', 'fatface', 'slab', 'flare']);
const WRITTEN: ReadonlySet<string> = new Set(['script', 'hand']);
/** This much of a stem, as a share of the em, weighs as much as another class. */
const STEM_STEP = 0.06;

/** Other styles, the likest first: a character that a style lacks looks least borrowed from there. */
export function nearestStyles(style: FontStyle, styles: readonly FontStyle[]): FontStyle[] {
  const rated = styles.filter(({ id }) => id !== style.id).map((other) => ({ other, unlikeness: unlikeness(style, other) }));
  return rated.toSorted((one, two) => one.unlikeness - two.unlikeness).map(({ other }) => other);
}

function unlikeness(one: FontStyle, other: FontStyle): number {
  const differs = (classes: ReadonlySet<string>) => (classes.has(one.class) === classes.has(other.class) ? 0 : 1.5);
  return Math.abs(one.stem - other.stem) / STEM_STEP + (one.class === other.class ? 0 : 1) + differs(SERIFS) + differs(WRITTEN);
}
