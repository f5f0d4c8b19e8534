import { RESIDENT_STUDIOS, STUDIO_IDS } from '@fifteen/contracts';
import { describe, expect, jest, test } from '@jest/globals';
import { canvasRaster } from '../node/canvas-raster.ts';
import { loadFontLibrary } from '../node/load-font-library.ts';
import { planConcepts } from '../plan.ts';
import { BRIEFS } from '../testing/briefs.ts';
import { planFor } from '../testing/plan-for-test.ts';

jest.setTimeout(60_000);

const { coffee } = BRIEFS;
if (!coffee) throw new Error('The briefs lack the coffee roaster');

describe('the studios that draw', () => {
  test('are the residents unless others are asked: the same set either way', async () => {
    const library = await loadFontLibrary();
    const asked = await planConcepts(coffee, { seed: '1', library, raster: canvasRaster, studios: RESIDENT_STUDIOS });
    expect(asked.concepts).toEqual((await planFor(coffee)).concepts);
  });

  test('can be any of the five, five concepts each, in the order asked', async () => {
    const library = await loadFontLibrary();
    const guests = STUDIO_IDS.filter((id) => !RESIDENT_STUDIOS.some((resident) => resident === id)).toReversed();
    const { concepts } = await planConcepts(coffee, { seed: '1', library, raster: canvasRaster, studios: guests });
    expect(concepts.map(({ studio }) => studio)).toEqual(guests.flatMap((id) => Array<string>(5).fill(id)));
    expect(new Set(concepts.map(({ svg }) => svg)).size).toBe(10);
  });
});
