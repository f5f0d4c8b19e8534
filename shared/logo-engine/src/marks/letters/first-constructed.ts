import { type ConstructedLetterOptions, constructedLetter } from '../alphabet/constructed-letter.ts';
import type { Pen } from '../pen.ts';

export const first = (pen: Pen, options: ConstructedLetterOptions) => constructedLetter(pen.initials.first, options);
