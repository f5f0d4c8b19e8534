import { readFile } from 'node:fs/promises';
import { describe, expect, jest, test } from '@jest/globals';
import { DISLIKED_LOGO_IDS, VIBE_IDS } from '@fifteen/contracts';
import { loadFontLibrary } from '@fifteen/typography/node';
import { type TastePicture, dislikePicture, vibePicture } from './draw-pictures.ts';
import { readPicks } from './picks.ts';

const COMMITTED = new URL('../../../logo-engine/taste-pictures/', import.meta.url);

// A busy machine takes seconds for a set.
jest.setTimeout(60_000);
const library = await loadFontLibrary();
const picks = await readPicks();

const asCommitted = async ({ file, svg }: TastePicture): Promise<void> => {
  // Not `toBe` on the text: a difference of two drawings is pages of numbers.
  expect({ file, isAsDrawn: (await readFile(new URL(file, COMMITTED), 'utf8')) === svg }).toEqual({ file, isAsDrawn: true });
};

describe('the committed pictures of the taste test are what the engine draws (else: npm run taste-pictures)', () => {
  test.each(VIBE_IDS)('vibe %s', async (vibe) => asCommitted(await vibePicture(vibe, picks[vibe], library)));
  test.each(DISLIKED_LOGO_IDS)('dislike %s', async (id) => asCommitted(await dislikePicture(id, library)));
});
