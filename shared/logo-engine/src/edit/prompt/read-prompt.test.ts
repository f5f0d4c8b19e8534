import { readMeaning } from '@fifteen/meaning/node';
import { describe, expect, test } from '@jest/globals';
import { Operation } from '../operation.ts';
import { thingNamed } from '../thing-named.ts';
import { readPrompt } from './read-prompt.ts';

const thingOf = thingNamed(readMeaning);
const read = (prompt: string) => readPrompt(prompt, { thingOf });

describe('what a customer writes below a logo', () => {
  test.each<[string, object[]]>([
    ['make it bolder', [{ op: 'weight', steps: 1 }]],
    ["it's not bold enough", [{ op: 'weight', steps: 1 }]],
    ['thinner letters', [{ op: 'weight', steps: -1 }]],
    ['all caps', [{ op: 'case', case: 'upper' }]],
    ['more letter spacing', [{ op: 'tracking', steps: 1 }]],
    ['rounder', [{ op: 'corner', steps: 1 }]],
    ['the icon smaller than the text', [{ op: 'size', target: 'mark', steps: -1 }]],
    ['put the symbol above the name', [{ op: 'layout', layout: 'above' }]],
    ['icon in navy', [{ op: 'color', target: 'mark', name: 'navy' }]],
    ['on a dark background', [{ op: 'ground', ground: 'dark' }]],
    ['no gradient', [{ op: 'gradient', is: 'off' }]],
    ['just the name', [{ op: 'symbol', change: 'remove' }]],
    ['add a rabbit', [{ op: 'thing', thing: 'rabbit' }]],
    ['use a lighthouse instead', [{ op: 'thing', thing: 'lighthouse' }]],
    ['ein Leuchtturm als Symbol', [{ op: 'thing', thing: 'lighthouse' }]],
    ['fettere Schrift', [{ op: 'weight', steps: 1 }]],
    ['añade un zorro', [{ op: 'thing', thing: 'fox' }]],
    ['ajoute un hibou', [{ op: 'thing', thing: 'owl' }]],
    ['the bird should face the other way', [{ op: 'flip' }]],
    ['more premium', [{ op: 'taste', axis: 'premium', steps: 1 }]],
    ['without a tagline', [{ op: 'tag', text: '' }]],
  ])('"%s" is read as it is meant', (prompt, operations) => {
    expect(read(prompt).operations).toMatchObject(operations);
  });

  test('is answered with what was understood, and with their own words for what was not', () => {
    expect(read('Bolder, and please frobnicate the zorgle')).toMatchObject({ understood: ['Bolder letters'], notUnderstood: ['frobnicate zorgle'] });
    expect(read('keep the font, icon in navy').understood).toEqual(['The symbol in navy', 'The font as it is']);
  });

  test('that we do not draw is not claimed to be understood', () => {
    for (const prompt of ['with a drop shadow', 'as a round badge', 'striped letters']) expect(read(prompt)).toMatchObject({ operations: [], notUnderstood: [expect.any(String)] });
  });

  test('may name a concept by its title', () => {
    expect(readPrompt('like Setting sun but blue', { titles: ['Quarter circles', 'Setting sun'], thingOf }).operations).toMatchObject([{ op: 'like', concept: 'Setting sun' }, { op: 'color', name: 'blue' }]);
  });

  test.each([
    ['nothing', ''],
    ['only signs', '!!!,,,???...;;;'],
    ['markup', '<script>alert(1)</script> bolder {{x}} ${y}'],
    ['bidi controls and zero width', '\u202emake\u200b it \u2066bold\u2069er'],
    ['lone surrogates', '\ud800\udfff\ud800 bolder'],
    ['a flood of accents', `b${'\u0301'.repeat(5000)}older`],
    ['one endless word', 'a'.repeat(100_000)],
    ['negations without end', "no not don't without ".repeat(2000)],
    ['prototype words', 'constructor __proto__ toString hasOwnProperty valueOf'],
  ])('of %s gives nothing but what fits the schema', (_name, prompt) => {
    for (const operation of read(prompt).operations) expect(Operation.safeParse(operation).success).toBe(true);
  });
});
