const LETTER = /\p{L}/u;
const ARABIC = /\p{Script=Arabic}/u;
const HEBREW = /\p{Script=Hebrew}/u;

const firstLetterOf = (text: string): string => [...text].find((char) => LETTER.test(char)) ?? '';

/** Language of a page from right to left, by its first letter; undefined where it is read from the left. */
export const scriptFromRight = (text: string): 'arabic' | 'hebrew' | undefined => {
  const letter = firstLetterOf(text);
  if (ARABIC.test(letter)) return 'arabic';
  return HEBREW.test(letter) ? 'hebrew' : undefined;
};

/** True where any letter is read from the right. */
export const hasLettersFromRight = (text: string): boolean => ARABIC.test(text) || HEBREW.test(text);
