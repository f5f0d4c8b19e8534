/** Shares of time to shares of way, both 0 to 1. */
export type Ease = (share: number) => number;

export const outCubic: Ease = (t) => 1 - (1 - t) ** 3;
export const outExpo: Ease = (t) => (t >= 1 ? 1 : 1 - 2 ** (-10 * t));
export const inOutCubic: Ease = (t) => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2);
export const inOutSine: Ease = (t) => (1 - Math.cos(Math.PI * t)) / 2;

const OVERSHOOT = 1.4;
/** Goes a little too far and comes back. */
export const outBack: Ease = (t) => 1 + (OVERSHOOT + 1) * (t - 1) ** 3 + OVERSHOOT * (t - 1) ** 2;

export const clamped = (share: number): number => Math.min(1, Math.max(0, share));

/** How far something is that begins and takes so many seconds. */
export const progress = (seconds: number, begins: number, takes: number, ease: Ease): number => ease(clamped((seconds - begins) / takes));

export const between = (from: number, to: number, share: number): number => from + (to - from) * share;
