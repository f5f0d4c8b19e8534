import type { Reading } from './reading.ts';

/** Which way a quality is meant: "not", "too" and "less" turn it round, "not bold enough" does not. */
export function signOf(reading: Reading, sign: 1 | -1): 1 | -1 {
  const { mood } = reading;
  const isEnough = reading.meaning(1)?.is === 'enough' || reading.meaning(-1)?.is === 'enough';
  const isTurned = (mood.not || mood.too || mood.direction < 0) && !isEnough;
  return isTurned ? (sign === 1 ? -1 : 1) : sign;
}
