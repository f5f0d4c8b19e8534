import { add, RATE, type Track } from './track.ts';

interface Note {
  /** Seconds from the beginning. */
  readonly at: number;
  /** Hz. */
  readonly frequency: number;
  readonly level: number;
  readonly pan: number;
}

/** A partial: its multiple of the note, its share, and the seconds in which it falls to a third. */
type Partial = readonly [multiple: number, share: number, decay: number];

/** Instruments that are struck: how soon they sound, and what they are made of. */
const STRUCK = {
  /** A piano with felt before its strings. */
  felt: { attack: 0.012, partials: [[1, 1, 0.9], [2.002, 0.32, 0.5], [3.006, 0.1, 0.3], [4.01, 0.04, 0.18]] },
  /** A plucked string, short and exact. */
  pluck: { attack: 0.003, partials: [[1, 1, 0.28], [2, 0.42, 0.2], [3, 0.24, 0.13], [5, 0.1, 0.08]] },
  /** A marimba: its bars are tuned to a fundamental and its fourth multiple. */
  mallet: { attack: 0.002, partials: [[1, 1, 0.34], [3.99, 0.3, 0.1], [9.2, 0.06, 0.035]] },
} as const satisfies Record<string, { attack: number; partials: readonly Partial[] }>;

export type Instrument = keyof typeof STRUCK;

export const strike = (track: Track, instrument: Instrument, { at, frequency, level, pan }: Note): void => {
  const { attack, partials } = STRUCK[instrument];
  for (const [multiple, share, decay] of partials) {
    // A sine that falls away, each sample from the two before it: far cheaper than a sine and an exponential a sample.
    const turn = (2 * Math.PI * frequency * multiple) / RATE;
    const fall = Math.exp(-1 / (decay * RATE));
    const [ahead, back] = [2 * fall * Math.cos(turn), fall * fall];
    let [before, now] = [-Math.sin(turn) / fall, 0];
    add(track, { at, lasts: decay * 6, pan }, (seconds) => {
      const value = now;
      [before, now] = [now, ahead * now - back * before];
      return value * share * level * (seconds < attack ? seconds / attack : 1);
    });
  }
};

const TABLE = 2048;
/** One period of a string: five harmonics, the high ones soft. One sample more, to read between the last and the first. */
const STRING = Float32Array.from({ length: TABLE + 1 }, (_, i) => [1, 2, 3, 4, 5].reduce((sum, harmonic) => sum + Math.sin((2 * Math.PI * harmonic * i) / TABLE) / harmonic ** 2.2, 0));

/** A soft chord of strings that swells and goes: three strings a note, slightly apart. */
export const swell = (track: Track, { at, frequency, level, pan }: Note, lasts: number): void => {
  for (const apart of [0.997, 1, 1.0035]) {
    const step = (frequency * apart * TABLE) / RATE;
    let place = 0;
    add(track, { at, lasts, pan }, (seconds) => {
      const whole = Math.floor(place);
      const value = STRING[whole]! + (STRING[whole + 1]! - STRING[whole]!) * (place - whole);
      place += step;
      if (place >= TABLE) place -= TABLE;
      return (value / 3) * Math.sin((Math.PI * seconds) / lasts) * level;
    });
  }
};

/** Noise from a fixed seed, -1 to 1: the same film has the same bytes. */
const noise = (): (() => number) => {
  let state = 0x2545f491;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 31 - 1;
  };
};

/** Air that a moving surface pushes: noise through a filter that opens and closes. */
export const whoosh = (track: Track, { at, level }: Pick<Note, 'at' | 'level'>, lasts: number): void => {
  for (const pan of [-0.7, 0.7]) {
    const next = noise();
    let [low, band] = [0, 0];
    add(track, { at, lasts, pan }, (seconds) => {
      const share = seconds / lasts;
      const swelling = Math.sin(Math.PI * share) ** 2;
      const f = (2 * Math.PI * (300 + 2600 * swelling)) / RATE;
      low += f * band;
      band += f * (next() - low - 0.9 * band);
      return band * swelling * level;
    });
  }
};
