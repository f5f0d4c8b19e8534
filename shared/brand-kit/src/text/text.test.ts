import type { FontLibrary } from '@fifteen/typography';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { boundsOf } from '../picture/bounds.ts';
import { movedPath } from '../picture/move.ts';
import { lineOf } from './line.ts';
import { fittedLine, paragraphOf } from './paragraph.ts';
import { textFacesFor } from './text-faces.ts';
import { loadTextLibrary } from './text-library.ts';

const FACE = { font: 'inter-400', size: 10 };
const TEXT = 'Bread that is worth getting up for, every day from six until it is gone.';

let library: FontLibrary;
beforeAll(async () => {
  library = await loadTextLibrary();
  await library.ready(['inter-400', 'rubik-400'], `${TEXT} שלום, עולם`);
});

describe('a paragraph', () => {
  test('breaks between words, no line wider than its column', () => {
    const lines = paragraphOf(library, TEXT, FACE, 120);
    expect(lines.length).toBeGreaterThan(2);
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(120);
  });

  test('leaves a word that is wider than the column alone on its line', () => {
    expect(paragraphOf(library, 'every every', FACE, 5)).toHaveLength(2);
  });

  test('of nothing has no lines', () => {
    expect(paragraphOf(library, ' ', FACE, 100)).toEqual([]);
  });
});

test('a line that is too wide is set smaller, one that fits is left alone', () => {
  expect(fittedLine(library, TEXT, FACE, 100).width).toBeCloseTo(100, 1);
  expect(fittedLine(library, 'Bread', FACE, 100).size).toBe(10);
});

test('text in another script is set too', () => {
  expect(lineOf(library, 'שלום', { font: 'rubik-400', size: 10 }).d).not.toBe('');
});

test('a line from the right keeps a stop with the word before it', () => {
  const face = { font: 'rubik-400', size: 10 };
  const [whole, first, second] = ['שלום, עולם', 'שלום,', 'עולם'].map((text) => lineOf(library, text, face));
  expect(whole!.width).toBeGreaterThan(first!.width + second!.width);
  expect(boundsOf([{ d: whole!.d, fill: '' }]).x).toBeCloseTo(boundsOf([{ d: second!.d, fill: '' }]).x, 2);
  expect(whole!.d).toContain(movedPath(first!.d, { x: whole!.width - first!.width, y: 0, scale: 1 }));
});

test('a name from the right is set in a face that has its letters in both weights, whatever its logo looks like', () => {
  const { regular, strong } = textFacesFor({ class: 'old' }, 'دار الياسمين');
  for (const font of [regular, strong]) expect(library.covers(font, 'دارשלום')).toBe(true);
  expect(textFacesFor({ class: 'old' }, 'Harbour Coffee').regular).toMatch(/^source-serif/);
});
