import { inCase } from '@fifteen/typography';
import type { Pen } from './pen.ts';

/** One character as a pen draws it, and the text it comes from: empty where one character takes two letters, as in ŉ. */
export interface DrawnCharacter {
  readonly given: string;
  readonly drawn: string;
}

/**
 * The characters that a pen draws for a text. A pen of one case turns the whole text at once, since case depends on the
 * word: Greek capitals lose their accents, Turkish ones keep their dots, ß becomes ẞ where the pen has it and SS elsewhere.
 */
export function charactersOf(text: string, pen: Pick<Pen, 'unicase' | 'has'>): DrawnCharacter[] {
  const given = [...text.normalize('NFC')];
  if (!pen.unicase) return given.map((character) => ({ given: character, drawn: character }));
  const { unicase } = pen;
  const prepared = given.map((character) => (character === 'ß' && unicase === 'upper' && pen.has('ẞ') ? 'ẞ' : character));
  const whole = [...inCase(prepared.join(''), unicase).normalize('NFC')];
  if (whole.length === given.length) return given.map((character, i) => ({ given: character, drawn: whole[i]! }));
  return prepared.flatMap((character, i) => [...inCase(character, unicase).normalize('NFC')].map((drawn, part) => ({ given: part === 0 ? given[i]! : '', drawn })));
}
