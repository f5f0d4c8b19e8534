/** A picture of 1,000 units opens 500 points wide, about 18 cm: fit for a letter, and to be scaled to anything. */
export const POINTS_A_UNIT = 0.5;

/** A number of a page description: at most 3 decimals, never an exponent. */
export const decimal = (value: number): string => String(Math.round(value * 1000) / 1000 || 0);
