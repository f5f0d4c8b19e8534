import type { Operation } from '../operations.ts';
import { describeOperation } from '../text/describe.ts';

/** Wishes that a reason names; more would be a list. */
const MOST_NAMED = 3;

/** One sentence of what was asked and what else was moved: "Bolder letters, as you asked; the symbol above the name." */
export function reasonFor(asked: readonly Operation[], moved: readonly string[]): string {
  const wishes = asked.slice(0, MOST_NAMED).map(describeOperation);
  const answer = wishes.length > 0 ? [`${wishes.map((wish, index) => (index === 0 ? wish : lowered(wish))).join(', ')}, as you asked`] : [];
  const parts = [...answer, moved.join(', ')].filter(Boolean);
  const [first = '', ...others] = parts;
  return `${[first.charAt(0).toUpperCase() + first.slice(1), ...others].join('; ')}.`;
}

const lowered = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);
