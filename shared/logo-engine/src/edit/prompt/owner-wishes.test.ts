import { readMeaning } from '@fifteen/meaning/node';
import { describe, expect, test } from '@jest/globals';
import type { Operation } from '../operation.ts';
import { thingNamed } from '../thing-named.ts';
import { OWNER_WISHES } from './owner-wishes.fixture.ts';
import { readPrompt } from './read-prompt.ts';

const sign = (steps: number): string => (steps > 0 ? '+' : '-');

/** An operation as the fixture writes it. */
const written = (operation: Operation): string => {
  switch (operation.op) {
    case 'weight': case 'tracking': case 'corner': case 'gap': return operation.op + sign(operation.steps);
    case 'size': return `size:${operation.target}${sign(operation.steps)}`;
    case 'taste': return `taste:${operation.axis}${sign(operation.steps)}`;
    case 'thing': return `thing:${operation.thing}`;
    case 'symbol': return `symbol:${operation.change}`;
    case 'tag': return `tag:${operation.text}`;
    case 'color': case 'paletteColor': return `color:${operation.target}`;
    case 'shade': return `shade:${operation.towards}`;
    case 'case': return `case:${operation.case}`;
    case 'fontKind': return `kind:${operation.kind}`;
    case 'layout': return `layout:${operation.layout}`;
    case 'lines': return `lines:${operation.lines}`;
    case 'ground': return `ground:${operation.ground}`;
    case 'gradient': return `gradient:${operation.is}`;
    case 'hand': return `hand:${operation.studio}`;
    default: return operation.op;
  }
};

interface Wish {
  readonly language: string;
  readonly words: string;
  readonly wanted: readonly (readonly string[])[];
  readonly allowed: readonly string[];
  readonly givesBack: boolean;
}

const wishes: Wish[] = Object.entries(OWNER_WISHES).flatMap(([language, lines]) =>
  lines.trim().split('\n').map((line): Wish => {
    const [words = '', meaning = ''] = line.split(' | ');
    const [wanted = '', allowed = ''] = meaning.replace(/!$/, '').split('~');
    return {
      language,
      words,
      wanted: wanted.trim().split(',').map((one) => one.trim().split('/')),
      allowed: allowed.split(',').map((one) => one.trim()),
      givesBack: meaning.endsWith('!') || wanted.trim() === 'ask',
    };
  }),
);

const thingOf = thingNamed(readMeaning);

const judged = ({ words, wanted, allowed, givesBack }: Wish) => {
  const { operations, locks, notUnderstood } = readPrompt(words, { thingOf });
  const done = [...operations.map(written), ...locks.map((lock) => `lock:${lock}`)];
  const mayAsk = wanted.some((alternatives) => alternatives.includes('ask'));
  const isMet = done.length === 0 ? mayAsk : wanted.every((alternatives) => alternatives.some((one) => done.includes(one)));
  const others = done.filter((one) => !wanted.flat().includes(one) && !allowed.includes(one) && !one.startsWith('lock:'));
  return { words, done, isRight: isMet && others.length === 0 && (!givesBack || done.length === 0 || notUnderstood.length > 0), isMisread: others.length > 0 };
};

const all = wishes.map(judged);

describe(`${wishes.length} wishes of owners`, () => {
  test('are not read as another act', () => {
    expect(all.filter(({ isMisread }) => isMisread).map(({ words, done }) => `${words} -> ${done.join(', ')}`)).toEqual([]);
  });

  test('are read right in 90 of 100', () => {
    const wrong = all.filter(({ isRight }) => !isRight).map(({ words, done }) => `${words} -> ${done.join(', ') || 'nothing'}`);
    expect(wrong.length / all.length > 0.1 ? wrong : []).toEqual([]);
  });
});
