import type { KeyedChance } from './keyed-chance.ts';
import type { LetterShape } from './letter-shapes.ts';
import type { MarkStyle } from './mark-style.ts';

/** A letter of the mark, in units of the picture's 1000. */
export interface MarkLetter {
  readonly shape: number;
  readonly x: number;
  readonly y: number;
  /** Cap height. */
  readonly cap: number;
  /** Radians. */
  readonly turn: number;
  /** Where the picture that is seen through it comes from. */
  readonly dx: number;
  readonly dy: number;
  /** How much larger that is seen, around the letter's middle: .05 is a twentieth. */
  readonly magnification: number;
  /** How far tones move to the middle, 0 to 1. */
  readonly strength: number;
}

/** A slow bend of the whole picture: waves that move it across and down, in units. */
export interface Wave {
  readonly kx: number;
  readonly ky: number;
  readonly phase: number;
  readonly dx: number;
  readonly dy: number;
}

const REACH = 780;
const TRACKING = [0.05, 0.11] as const;
const WORD_GAP = [0.55, 0.85] as const;
const PITCH = [1.5, 1.75] as const;
const TILT = [20, 34] as const;
const SWING = [0.06, 0.14] as const;
const SWING_LENGTH = [150, 260] as const;
const JITTER = { turn: 0.09, place: 0.04, scale: 0.06 };
/** Strengths are of so many kinds in one picture: its palette stays small. */
const STRENGTHS = 3;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Rows of the product's name across the whole picture: tilt, size, rows, swing and every letter by chance. */
export const planLetters = (chance: KeyedChance, shapes: readonly LetterShape[], style: MarkStyle): MarkLetter[] => {
  const tilt = radians(chance.range(...TILT)) * -1;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const cap = chance.range(...style.cap);
  const pitch = cap * chance.range(...PITCH);
  const [tracking, gap] = [cap * chance.range(...TRACKING), cap * chance.range(...WORD_GAP)];
  const letters: MarkLetter[] = [];
  for (let row = -REACH + chance.range(0, pitch); row < REACH; row += pitch) {
    const [swing, length, phase] = [cap * chance.range(...SWING), chance.range(...SWING_LENGTH), chance.range(0, 2 * Math.PI)];
    let along = -REACH - chance.range(0, 6 * cap);
    while (along < REACH) {
      for (const [shape, { advance }] of shapes.entries()) {
        const middle = along + (advance * cap) / 2;
        along += advance * cap + tracking;
        const across = row + swing * Math.sin(middle / length + phase);
        const slope = (swing / length) * Math.cos(middle / length + phase);
        const letter = oneLetter(chance, { shape, cap, x: 500 + middle * cos - across * sin, y: 500 + middle * sin + across * cos, turn: tilt + Math.atan(slope) }, style);
        const room = letter.cap * 1.1;
        if (letter.x > -room && letter.x < 1000 + room && letter.y > -room && letter.y < 1000 + room) letters.push(letter);
      }
      along += gap;
    }
  }
  return letters;
};

const oneLetter = (chance: KeyedChance, at: Pick<MarkLetter, 'shape' | 'cap' | 'x' | 'y' | 'turn'>, { shift, magnification, strength }: MarkStyle): MarkLetter => {
  const [far, way] = [chance.range(...shift), chance.range(0, 2 * Math.PI)];
  const [least, most] = strength;
  return {
    shape: at.shape,
    x: at.x + at.cap * chance.range(-JITTER.place, JITTER.place),
    y: at.y + at.cap * chance.range(-JITTER.place, JITTER.place),
    cap: at.cap * (1 + chance.range(-JITTER.scale, JITTER.scale)),
    turn: at.turn + chance.range(-JITTER.turn, JITTER.turn),
    dx: far * Math.cos(way),
    dy: far * Math.sin(way),
    magnification: chance.sign() * chance.range(magnification / 2, magnification),
    strength: least + ((most - least) * Math.floor(chance.next() * STRENGTHS)) / Math.max(1, STRENGTHS - 1),
  };
};

const WAVES = 8;
const WAVE_LENGTHS = [170, 420] as const;

/** Root mean square of all waves together, where each is 1 high. */
const TOGETHER = Math.sqrt(WAVES / 2);

/** Waves in all directions that together move the picture by 1 unit, in the root mean square. */
export const planBend = (chance: KeyedChance): Wave[] =>
  Array.from({ length: WAVES }, () => {
    const [way, length, along] = [chance.range(0, 2 * Math.PI), chance.range(...WAVE_LENGTHS), chance.range(0, 2 * Math.PI)];
    const k = (2 * Math.PI) / length;
    return { kx: k * Math.cos(way), ky: k * Math.sin(way), phase: chance.range(0, 2 * Math.PI), dx: Math.cos(along) / TOGETHER, dy: Math.sin(along) / TOGETHER };
  });
