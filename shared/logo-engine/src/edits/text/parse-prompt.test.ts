import { describe, expect, test } from '@jest/globals';
import { compared } from '../../testing/refinement-prompts/compared.ts';
import { HELD_OUT } from '../../testing/refinement-prompts/held-out.ts';
import { SECOND_HOLD_OUT } from '../../testing/refinement-prompts/second-hold-out.ts';
import { CUSTOMERS, THIRD_HOLD_OUT, UNTIDY } from '../../testing/refinement-prompts/third-hold-out.ts';
import { PROMPTS } from '../../testing/refinement-prompts/prompts.ts';
import { Operation } from '../operations.ts';
import { parsePrompt } from './parse-prompt.ts';

describe('a prompt', () => {
  test('is read as it is meant, in four languages', () => {
    const { precision, recall, wrong } = compared([...PROMPTS, ...CUSTOMERS]);
    expect(wrong).toEqual([]);
    expect([precision, recall]).toEqual([1, 1]);
  });

  test('is read where the lexicon was not written for it', () => {
    const { precision, recall } = compared(HELD_OUT);
    expect(precision).toBeGreaterThan(0.92);
    expect(recall).toBeGreaterThan(0.92);
  });

  test('is mostly read where the tone is looser, too', () => {
    const { precision, recall } = compared(SECOND_HOLD_OUT);
    expect(precision).toBeGreaterThan(0.8);
    expect(recall).toBeGreaterThan(0.7);
  });

  test('is read for the most part where a customer writes it and nobody tuned for it', () => {
    const { precision, recall } = compared([...THIRD_HOLD_OUT, ...UNTIDY]);
    expect(precision).toBeGreaterThan(0.88);
    expect(recall).toBeGreaterThan(0.83);
  });

  test('compares with what is there, and turns what is there', () => {
    expect(parsePrompt('the icon smaller than the text').operations).toMatchObject([{ op: 'size', target: 'mark', steps: -1 }]);
    expect(parsePrompt('der Name größer als das Symbol').operations).toMatchObject([{ op: 'size', target: 'name', steps: 1 }]);
    expect(parsePrompt('the bird should face the other way').operations).toEqual([{ op: 'flip' }]);
    expect(parsePrompt('make the star bigger').operations).toMatchObject([{ op: 'size', target: 'mark', steps: 1 }]);
  });

  test('is answered with what was understood, and with the own words of what was not', () => {
    expect(parsePrompt('Bolder, and please frobnicate the zorgle')).toMatchObject({ understood: ['Bolder letters'], notUnderstood: ['frobnicate zorgle'] });
    expect(parsePrompt('keep the font, icon in navy').understood).toEqual(['The symbol in navy', 'The font as it is']);
  });

  test('may name a concept by its title', () => {
    expect(parsePrompt('like Setting sun but blue', { titles: ['Quarter circles', 'Setting sun'] }).operations).toMatchObject([{ op: 'like', concept: 'Setting sun' }, { op: 'colour', name: 'blue' }]);
  });

  test.each([
    ['nothing', ''],
    ['only signs', '!!!,,,???...;;;'],
    ['markup', '<script>alert(1)</script> bolder {{x}} ${y}'],
    ['bidi controls and zero width', '\u202emake\u200b it \u2066bold\u2069er'],
    ['lone surrogates', '\ud800\udfff\ud800 bolder'],
    ['a flood of accents', `b${'\u0301'.repeat(5000)}older`],
    ['one endless word', 'a'.repeat(100_000)],
    ['ten thousand hashes', '#'.repeat(10_000)],
    ['negations without end', "no not don't without ".repeat(2000)],
    ['prototype words', 'constructor __proto__ toString hasOwnProperty valueOf'],
  ])('of %s is read quickly, and what comes of it fits the schema', (_name, prompt) => {
    const start = performance.now();
    const { operations } = parsePrompt(prompt);
    expect(performance.now() - start).toBeLessThan(500);
    for (const operation of operations) expect(Operation.safeParse(operation).success).toBe(true);
  });
});
