import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { toSvg } from '@fifteen/geometry';
import { openFontFace } from './font-face.ts';

const FILES = ['jost-600', 'cinzel-500', 'rubik-700'];

const fileOf = (id: string) => readFile(new URL(`../fonts/${id}-latin.woff2`, import.meta.url));

const outlineIn = (face: Awaited<ReturnType<typeof openFontFace>>): string => face.shape('R', true).map((glyph) => toSvg(glyph.outlineAt(0, 1))).join('');

test('fonts that are opened at once are those that are opened one by one', async () => {
  const files = await Promise.all(FILES.map(fileOf));
  const alone: string[] = [];
  for (const file of files) alone.push(outlineIn(await openFontFace(file)));
  const atOnce = await Promise.all(files.map(openFontFace));
  expect(new Set(alone).size).toBe(FILES.length);
  expect(atOnce.map(outlineIn)).toEqual(alone);
});
