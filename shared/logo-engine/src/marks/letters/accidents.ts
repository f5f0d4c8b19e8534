/** Letters that a treatment turns into something else, and what people see. */
export interface Accident {
  reads: string;
  letters: string;
  treatments: readonly string[];
}

const HALVED = ['halfInverse', 'stencilLetter'];
const LEVEL_CUTS = ['stripedLetter', 'speedLetter', 'halftoneLetter', 'engravedLetter'];
const CROPPED = ['boxedBleed'];
const RUNGS = ['multiLine', 'inlaidLetter', 'echoLetter'];

/**
 * Seen on sheets of every treatment of one letter with A to Z, the digits and the capitals of Cyrillic and Greek that
 * are not Latin ones, each in a heavy sans and a serif. The letters are bases, without accents, in all scripts with
 * look-alikes. What a treatment only spoils is in its own `avoid`.
 */
export const ACCIDENTS: readonly Accident[] = [
  { reads: 'a dollar', letters: 'S5Ѕ', treatments: HALVED },
  { reads: 'a cent', letters: 'CСЄ', treatments: HALVED },
  { reads: 'a menu icon', letters: 'EΞΕЕZ', treatments: [...LEVEL_CUTS, 'slicedLetter'] },
  { reads: 'an F', letters: 'EΕЕ', treatments: CROPPED },
  { reads: 'an M', letters: 'NΝИ', treatments: CROPPED },
  { reads: 'a P', letters: 'RBЯ', treatments: CROPPED },
  { reads: 'a V', letters: 'YУ', treatments: ['speedLetter'] },
  { reads: 'the sign for no entry', letters: 'O0ОQΘΟ', treatments: [...HALVED, 'slicedLetter', 'stripedLetter'] },
  { reads: 'a power button', letters: 'IO0ОΟ', treatments: ['ringLetter', 'halfInverse'] },
  { reads: 'a bar of the code', letters: 'I1lІΙ', treatments: [...RUNGS, 'fieldLetter', 'contourLetter', 'engravedLetter', 'castShadow', 'offsetOutline'] },
  { reads: 'a slot for coins', letters: 'I1lІΙ', treatments: ['knockout', 'crestLetter', 'plateLetter'] },
  { reads: 'the hand of a gauge', letters: 'I1lІΙ', treatments: ['sunLetter', 'risingLetter', 'cubeLetters', 'interlocked', 'illuminatedLetter'] },
  { reads: 'parking', letters: 'PРΡ', treatments: ['stencilLetter', 'stripedLetter'] },
  { reads: 'a target', letters: 'O0ОΟ', treatments: ['contourLetter', 'echoLetter', 'multiLine'] },
  { reads: 'a body', letters: 'MWШЩ', treatments: ['multiLine', 'inlaidLetter'] },
  { reads: 'a copyright sign', letters: 'CС', treatments: ['ringLetter'] },
  { reads: 'a registered sign', letters: 'R', treatments: ['ringLetter'] },
  { reads: 'parking', letters: 'PРΡ', treatments: ['boxedBleed', 'cornerLetter', 'plateLetter'] },
  { reads: 'a hospital', letters: 'HНΗ', treatments: ['cornerLetter', 'knockout', 'plateLetter'] },
  { reads: 'a cross on a grave', letters: 'TТΤ', treatments: ['risingLetter', 'halfInverse'] },
  { reads: 'a delete button', letters: 'XХΧ', treatments: ['ringLetter', 'knockout', 'cornerLetter'] },
];

/** Two initials that nobody wants above a door. */
export const PAIRS: Readonly<Record<string, string>> = {
  WC: 'a toilet',
  FU: 'an insult',
  FK: 'an insult',
  BS: 'an insult',
  BO: 'bad breath',
  VD: 'a disease',
  NS: 'a regime',
  SA: 'a regime',
  KZ: 'a camp',
  HJ: 'a regime',
  AH: 'a dictator',
  HH: 'a salute',
  SS: 'a regime',
};

export const isAccident = (treatment: string, base: string): boolean =>
  ACCIDENTS.some(({ letters, treatments }) => letters.includes(base) && treatments.includes(treatment));
