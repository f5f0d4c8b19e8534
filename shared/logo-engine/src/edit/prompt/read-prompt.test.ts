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

describe('what a customer writes about the idea that their logo has', () => {
  const idea = {
    look: 'solid',
    looks: [{ id: 'solid', manner: 'solid' }, { id: 'fine', manner: 'line' }],
    numbers: [
      { name: 'gap', label: 'Gap', min: 10, max: 50, value: 20 },
      { name: 'wing', label: 'Wing height', min: 100, max: 200, value: 150 },
      { name: 'ears', label: 'Size of the ears', min: 1, max: 2, value: 1.5 },
      { name: 'rays', label: 'Rays', min: 5, max: 15, value: 9 },
    ],
    carriers: [{ at: 1, letter: 'o' }, { at: 2, letter: 'o' }, { at: 7, letter: 'a' }],
  } as const;
  const about = (prompt: string) => readPrompt(prompt, { thingOf, idea });

  test.each<[string, object[]]>([
    ['make the wings taller', [{ op: 'parameter', name: 'wing', value: 180 }]],
    ['much smaller ears', [{ op: 'parameter', name: 'ears', value: 1 }]],
    ['the ears are too big', [{ op: 'parameter', name: 'ears', value: 1.2 }]],
    ['größere Ohren', [{ op: 'parameter', name: 'ears', value: 1.8 }]],
    ['more rays please', [{ op: 'parameter', name: 'rays', value: 12 }]],
    ['wider gaps in the symbol', [{ op: 'parameter', name: 'gap', value: 32 }]],
    ['draw it as an outline', [{ op: 'look', look: 'fine' }]],
    ['put the picture in the second o', [{ op: 'carrier', at: 2 }]],
    ['move the symbol to the a', [{ op: 'carrier', at: 7 }]],
    ['longer wings in navy', []],
    ['more rays and bolder letters', [{ op: 'parameter', name: 'rays' }, { op: 'weight', steps: 1 }]],
    ['more space between the icon and the name', [{ op: 'gap', steps: 1 }]],
    ['add an owl', [{ op: 'thing', thing: 'owl' }]],
  ])('"%s" is read as it is meant', (prompt, operations) => {
    const read = about(prompt).operations;
    if (operations.length === 0) expect(read.some(({ op }) => op === 'parameter' || op === 'look')).toBe(false);
    else expect(read).toMatchObject(operations);
  });

  test('is said back in the words of the controls', () => {
    expect(about('taller wings').understood).toEqual(['Wing height up']);
    expect(about('fewer rays').understood).toEqual(['Rays down']);
  });

  test('is not claimed where the idea has no such number', () => {
    expect(read('taller wings').operations.some(({ op }) => op === 'parameter')).toBe(false);
  });
});
