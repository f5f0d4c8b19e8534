import type { ProgramInput } from '@fifteen/drawing';
import { TRADES } from '@fifteen/meaning';
import type { Idea, NameFacts } from '@fifteen/idea-book';

/** What a program gets when it is only looked at. */
export function inputFor(idea: Idea, look: string, { name, font }: { name: string; font: string }): ProgramInput {
  return {
    name,
    words: name.split(/\s+/),
    letters: idea.fits?.(factsOf(name)) ?? idea.initials?.[0] ?? '',
    things: idea.needs.map(({ things = [], trades = [] }) => things[0] ?? TRADES[trades[0]!][0]),
    look,
    stem: idea.looks[look]!.stem,
    radius: 0.02,
    slope: 0,
    colors: idea.looks[look]!.colors,
    params: Object.fromEntries(Object.entries(idea.params ?? {}).map(([key, { usual }]) => [key, usual])),
    lettering: { font },
    random: (seed) => hash(seed) / 2 ** 32,
  };
}

const hash = (text: string): number => [...text].reduce((sum, char) => Math.imul(sum ^ char.codePointAt(0)!, 0x01000193) >>> 0, 0x811c9dc5);

/** Whether the idea can be drawn for a name, as far as it says so before drawing. */
export function isFor({ fits, initials }: Idea, name: string): boolean {
  const facts = factsOf(name);
  return (!initials || initials.includes(facts.initials.first)) && (!fits || fits(facts) !== undefined);
}

const factsOf = (name: string): NameFacts => {
  const words = name.split(/\s+/);
  const initials = words.filter((word) => /^[\p{L}\p{N}]/u.test(word)).map((word) => word[0]!.toUpperCase());
  return { full: name, words, initials: { first: initials[0] ?? 'A', second: initials[1] ?? initials[0] ?? 'A' }, isJoined: /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}]/u.test(name), hasCase: /\p{Ll}|\p{Lu}/u.test(name) };
};
