/** Samples a second. */
export const RATE = 44_100;

/** Two channels of samples, -1 to 1 once they are mastered. */
export interface Track {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** Silence of so many seconds. */
export const silence = (seconds: number): Track => ({ left: new Float32Array(Math.round(seconds * RATE)), right: new Float32Array(Math.round(seconds * RATE)) });

interface Placed {
  /** Seconds from the beginning. */
  readonly at: number;
  readonly lasts: number;
  /** -1 left to 1 right. */
  readonly pan: number;
}

/** Adds what `sample` returns for each moment, in seconds since `at`; what reaches past the end is cut. */
export const add = ({ left, right }: Track, { at, lasts, pan }: Placed, sample: (seconds: number) => number): void => {
  const from = Math.round(at * RATE);
  const count = Math.min(Math.round(lasts * RATE), left.length - from);
  // Equal power: as loud at the sides as in the middle.
  const angle = ((pan + 1) * Math.PI) / 4;
  const [toLeft, toRight] = [Math.cos(angle), Math.sin(angle)];
  for (let i = 0; i < count; i += 1) {
    const value = sample(i / RATE);
    left[from + i]! += value * toLeft;
    right[from + i]! += value * toRight;
  }
};

/** Echoes that cross from side to side and fall away: a room. */
const REFLECTIONS = [[0.037, 0.32], [0.061, 0.26], [0.089, 0.2], [0.131, 0.16], [0.197, 0.12], [0.283, 0.08], [0.401, 0.05]] as const;

/** The track with the sound of a room around it. */
export const inRoom = ({ left, right }: Track): Track => {
  const [wetLeft, wetRight] = [Float32Array.from(left), Float32Array.from(right)];
  for (const [n, [delay, level]] of REFLECTIONS.entries()) {
    const by = Math.round(delay * RATE);
    const [fromLeft, fromRight] = n % 2 === 0 ? [right, left] : [left, right];
    for (let i = by; i < left.length; i += 1) {
      wetLeft[i]! += fromLeft[i - by]! * level;
      wetRight[i]! += fromRight[i - by]! * level;
    }
  }
  return { left: wetLeft, right: wetRight };
};

const PEAK = 10 ** (-3 / 20);

/** As loud as it goes with 3 dB to spare; the last `fade` seconds fall to silence. */
export const mastered = ({ left, right }: Track, fade: number): Track => {
  let peak = 1e-6;
  for (const channel of [left, right]) for (const value of channel) peak = Math.max(peak, Math.abs(value));
  const fading = Math.round(fade * RATE);
  const finish = (channel: Float32Array): Float32Array => channel.map((value, i) => (value / peak) * PEAK * (channel.length - i > fading ? 1 : (channel.length - 1 - i) / fading) ** 2);
  return { left: finish(left), right: finish(right) };
};
