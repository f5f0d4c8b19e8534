import { parsePrompt } from '../../edits/text/parse-prompt.ts';
import { lockNotation, notationOf } from './notation.ts';
import type { Wish } from './wish.ts';

export interface Compared {
  /** Shares of the operations found that were asked for, and of those asked for that were found. */
  precision: number;
  recall: number;
  /** Prompts read otherwise than they were meant. */
  wrong: string[];
}

/** How the prompts of a table are read, against what they ask for. */
export function compared(table: readonly Wish[]): Compared {
  const rows = table.map(([prompt, wish]) => {
    const { operations, locks } = parsePrompt(prompt);
    const found = [...operations.map(notationOf), ...locks.map(lockNotation)];
    const asked = wish.split('; ').filter(Boolean);
    const hits = found.filter((one) => asked.includes(one)).length;
    return { prompt, asked, found, hits };
  });
  const sum = (count: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + count(row), 0);
  const hits = sum((row) => row.hits);
  return {
    precision: hits / sum(({ found }) => found.length),
    recall: hits / sum(({ asked }) => asked.length),
    wrong: rows.filter((row) => row.hits < Math.max(row.asked.length, row.found.length)).map(({ prompt, asked, found }) => `${prompt} | asked: ${asked.join('; ')} | read: ${found.join('; ')}`),
  };
}
