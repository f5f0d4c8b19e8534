import { describeOperation } from '../describe.ts';
import type { Operation } from '../operation.ts';

/** Wishes that a reason names; more would be a list. */
const MOST_NAMED = 3;

/** One sentence of what was asked and what else was moved: "Bolder letters, as you asked; the symbol above the name." */
export function reasonFor(asked: readonly Operation[], moved: readonly string[]): string {
  const wishes = asked.slice(0, MOST_NAMED).map(describeOperation);
  const answer = wishes.length > 0 ? [`${wishes.map((wish, i) => (i === 0 ? wish : lowered(wish))).join(', ')}, as you asked`] : [];
  const [first = '', ...others] = [...answer, moved.join(', ')].filter(Boolean);
  return `${[first.charAt(0).toUpperCase() + first.slice(1), ...others].join('; ')}.`;
}

const lowered = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);
