import { describe, expect, test } from '@jest/globals';
import { readWish } from './read-wish.ts';

const logo = { genome: { idea: { program: 'cup-and-sun' } }, name: 'Marlow' };
const read = (prompt: string, of: Partial<Parameters<typeof readWish>[0]> = {}) => readWish({ prompt, studio: null, titles: [], logo, hasModel: true, ...of });

describe('who draws a wish, where a language model is on', () => {
  test.each(['put a paw inside the M', 'make the bird look left', 'turn the sail into an open book', 'make the owl wink'])('%s goes to the model, and is said to', async (prompt) => {
    expect(await read(prompt)).toEqual({ understood: [`Our AI designer will redraw the picture: “${prompt}”`], not_understood: [], offers: [], isForModel: true });
    expect((await read(prompt, { hasModel: false })).isForModel).toBe(false);
  });

  test.each(['blue', 'bolder letters', 'less corporate', 'the symbol above the name', 'tagline: Fresh every morning'])('%s is read at once, by us', async (prompt) => {
    expect(await read(prompt)).toEqual(await read(prompt, { hasModel: false }));
  });

  test('colors beside a picture are said too', async () => {
    expect((await read('put a paw inside the M, in blue')).understood).toEqual(['Our AI designer will redraw the picture: “put a paw inside the M, in blue”', 'The logo in blue']);
  });

  test.each([
    ['another company’s mark', 'like the Nike logo', {}],
    ['a name without a picture', 'put a paw inside the M', { logo: { genome: { idea: null }, name: 'Marlow' } }],
    ['a wish for another studio’s hand', 'put a paw inside the M', { studio: 'apex' as const }],
  ])('%s is not for the model', async (_what, prompt, of) => {
    expect((await read(prompt, of)).isForModel).toBe(false);
  });
});
