import { pickOf } from '../../../chance.ts';
import { SECONDS } from '../film-format.ts';
import type { Manner } from '../temperament.ts';
import { inRoom, mastered, silence, type Track } from './track.ts';
import { type Instrument, strike, swell, whoosh } from './voices.ts';

/** Roots in Hz, F3 to C4. */
const ROOTS = [174.61, 196, 207.65, 220, 233.08, 261.63] as const;

interface Style {
  readonly instrument: Instrument;
  /** Seconds between two notes. */
  readonly step: number;
  /** Semitones above the root, one after the other while the logo comes together; null for a rest. */
  readonly phrase: readonly (number | null)[];
  /** Semitones of the chords under the first color, the logo and the last color. */
  readonly chords: readonly [readonly number[], readonly number[], readonly number[]];
  /** Loudness of the strings against the instrument. */
  readonly strings: number;
}

const STYLES: Readonly<Record<Manner, Style>> = {
  draw: { instrument: 'felt', step: 0.5, phrase: [4, 7, 12, 11, 7, 9, null, 7], chords: [[0, 7, 16], [-3, 4, 12], [5, 12, 16]], strings: 0.2 },
  build: { instrument: 'pluck', step: 0.25, phrase: [0, 7, 12, 14, 0, 7, 12, 16, -3, 4, 9, 12, -3, 7, 12, 14], chords: [[0, 7, 14], [-3, 4, 14], [5, 9, 12]], strings: 0.15 },
  pop: { instrument: 'mallet', step: 0.25, phrase: [0, null, 4, 7, null, 9, 7, null, 12, null, 9, 7, 4, null, 7, null], chords: [[0, 4, 7], [9, 12, 16], [5, 9, 12]], strings: 0.09 },
};

/** Seconds at which a color sweeps over the frame, as the film has them. */
const SWEEPS = [1.7, 6] as const;
const PHRASE_BEGINS = 2;
const LAST_CHORD = 6.75;
/** Fifth, octave and third: the logo's own three notes, at the end of every film. */
const SIGNATURE = [7, 12, 16, 19];
const FADE = 1.2;

/** Ten seconds of sound for a film: what is seen is heard, in the brand's manner and in a key of its own. */
export const musicOf = (name: string, manner: Manner): Track => {
  const { instrument, step, phrase, chords, strings } = STYLES[manner];
  const root = pickOf(ROOTS, `key of ${name}`);
  const pitch = (semitones: number): number => root * 2 ** (semitones / 12);
  const track = silence(SECONDS);
  const chord = (notes: readonly number[], at: number, lasts: number): void => {
    for (const [i, note] of notes.entries()) swell(track, { at, frequency: pitch(note), level: strings, pan: (i - 1) * 0.4 }, lasts);
    swell(track, { at, frequency: pitch(notes[0]! - 12), level: strings * 0.9, pan: 0 }, lasts);
  };
  chord(chords[0], 0, 2.6);
  chord(chords[1], 1.9, 4.4);
  chord(chords[2], 5.9, 1.5);
  chord([0, 7, 16], LAST_CHORD, SECONDS - LAST_CHORD + 1.2);
  for (const at of SWEEPS) whoosh(track, { at: at - 0.1, level: 0.22 }, 1);
  for (const [i, note] of phrase.entries()) {
    if (note !== null) strike(track, instrument, { at: PHRASE_BEGINS + i * step, frequency: pitch(note + 12), level: i === 0 ? 0.42 : 0.32, pan: i % 2 === 0 ? -0.25 : 0.25 });
  }
  for (const [i, note] of SIGNATURE.entries()) strike(track, instrument, { at: LAST_CHORD + 0.1 + i * 0.16, frequency: pitch(note + 12), level: 0.4, pan: (i - 1.5) * 0.2 });
  strike(track, instrument, { at: LAST_CHORD, frequency: pitch(-12), level: 0.45, pan: 0 });
  return mastered(inRoom(track), FADE);
};
