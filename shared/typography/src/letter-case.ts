export type LetterCase = 'upper' | 'lower' | 'title';
