import { Draw, createBudget } from '@fifteen/drawing';
import { IDEAS, type Idea } from '@fifteen/idea-book';
import { loadFontLibrary } from '@fifteen/typography/node';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { monoSvgOf, pngOf } from '../look/picture.ts';
import { readApprovals } from './approvals.ts';
import { type Reader, createReader, lettersOf, shareRead } from './reader.ts';

jest.setTimeout(60_000);

describe('reading by OCR', () => {
  let reader: Reader;
  beforeAll(async () => {
    reader = await createReader();
  });
  afterAll(() => reader.close());

  const read = async (text: string) => {
    const library = await loadFontLibrary();
    await library.ready(['jost-600'], text);
    const d = new Draw(library, createBudget());
    return reader.read(pngOf(monoSvgOf([d.layer('word', d.write(text, { font: 'jost-600' }, 200).shape, 'ink')], '#000000', '#ffffff'), 900));
  };

  test('a plain name is read, and another name is not taken for it', async () => {
    expect(await read('Harbor Lane')).toBe('harborlane');
    expect(shareRead(lettersOf('Harbor Lane'), await read('Timber Dune'))).toBeLessThan(0.6);
  });
});

test('the share that was read counts letters that are wrong, missing and too many', () => {
  expect(shareRead('amberinn', 'amberinn')).toBe(1);
  expect(shareRead('amberinn', 'ambermn')).toBe(0.75);
  expect(shareRead('amberinn', '')).toBe(0);
});

test('every look that draws a name itself was read', async () => {
  const looks = (IDEAS as readonly Idea[]).filter(({ kind }) => kind === 'wordmark').flatMap(({ id, looks: of }) => Object.keys(of).map((look) => `${id}/${look}`));
  expect(Object.keys(await readApprovals())).toEqual(looks.toSorted());
});
