import { type PenId, penCovers } from '@fifteen/drawing';
import type { NameFacts } from '../../idea.ts';

/** Words and signs that only join two others, in the languages of our customers. */
const CONNECTORS: ReadonlySet<string> = new Set(['&', '+', '×', 'and', 'und', 'et', 'y', 'e', 'i', 'och', 'og', 'en', 'ja', 'és', 'si', 'și', 'a', 'и', 'і', 'й', 'та', 'και', '’n’', "'n'", 'n']);
/** Words that are too small to be a line of their own. */
const SMALL: ReadonlySet<string> = new Set([...CONNECTORS, 'the', 'of', 'de', 'la', 'le', 'del', 'di', 'da', 'do', 'zum', 'zur', 'am', 'van', 'der', 'den', 'el', 'los', 'las', 'les']);

export const isConnector = (word: string): boolean => CONNECTORS.has(word.toLowerCase());
export const isSmallWord = (word: string): boolean => SMALL.has(word.toLowerCase());

export const lengthOf = (text: string): number => [...text].length;

/** Whether a pen can draw the whole name, within 24 characters and four words, in a script with separate letters. */
export const isWritable = ({ full, words, isJoined }: NameFacts, pen: PenId): boolean => !isJoined && words.length <= 4 && lengthOf(full) <= 24 && penCovers(pen, full);

/** All ways to set words on so many lines, in order. */
export function arrangements(words: readonly string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]];
  if (lines > words.length) return [];
  return Array.from({ length: words.length - lines + 1 }, (_, i) => i + 1).flatMap((taken) => arrangements(words.slice(taken), lines - 1).map((rest) => [words.slice(0, taken).join(' '), ...rest]));
}
