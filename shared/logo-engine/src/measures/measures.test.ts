import { describe, expect, jest, test } from '@jest/globals';
import { fingerprintDistance, NEAR_DUPLICATE } from '../fingerprint/distance.ts';
import { canvasRaster } from '../node/canvas-raster.ts';
import { loadFontLibrary } from '../node/load-font-library.ts';
import { planConcepts } from '../plan.ts';
import { inkOf } from '../score/ink.ts';
import { aProfile } from '../testing/a-profile.ts';
import { planFor } from '../testing/plan-for-test.ts';
import { perimetricComplexity } from './perimetric-complexity.ts';
import { symmetryOf } from './symmetry.ts';

jest.setTimeout(60_000);

const inkFrom = (d: string) => inkOf(canvasRaster([{ d, fill: '#000000' }], '#ffffff', 192), '#ffffff');
const DISC = 'M900 500C900 720.9 720.9 900 500 900C279.1 900 100 720.9 100 500C100 279.1 279.1 100 500 100C720.9 100 900 279.1 900 500Z';
const COMB = Array.from({ length: 10 }, (_, i) => `M${100 + i * 80} 100H${140 + i * 80}V900H${100 + i * 80}Z`).join('');
const profile = aProfile();

describe('measures of a drawing', () => {
  test('perimetric complexity is about 1 for a disc, a little more for a square, many for a comb', () => {
    expect(Math.abs(perimetricComplexity(inkFrom(DISC)) - 1)).toBeLessThan(0.1);
    expect(Math.abs(perimetricComplexity(inkFrom('M200 200H800V800H200Z')) - 4 / Math.PI)).toBeLessThan(0.1);
    expect(perimetricComplexity(inkFrom(COMB))).toBeGreaterThan(40);
    expect(perimetricComplexity(inkFrom(''))).toBe(0);
  });

  test('symmetry is 1 for a square anywhere, about a half for a triangle on one side', () => {
    expect(symmetryOf(inkFrom('M600 200H800V800H600Z'))).toBeCloseTo(1, 2);
    expect(symmetryOf(inkFrom('M200 200L800 800H200Z'))).toBeCloseTo(1 / 3, 1);
  });
});

describe('the measures of a set', () => {
  test('stand on every concept, and keep the gates', async () => {
    const { concepts } = await planFor(profile);
    for (const { measures: { symbol, lockup, contrast, distinctness }, scores, genome, fingerprints } of concepts) {
      for (const { legibility, balance, complexity } of [symbol, lockup]) {
        expect(legibility[64]).toBeGreaterThanOrEqual(legibility[16]);
        expect(Math.max(Math.abs(balance.x), Math.abs(balance.y))).toBeLessThan(0.5);
        expect(complexity.segments).toBeGreaterThan(2);
        expect(complexity.perimetric).toBeGreaterThan(0.9);
      }
      expect(contrast.ground).toBe(scores.contrast);
      expect(Math.min(contrast.white, contrast.black)).toBeGreaterThan(10);
      expect(distinctness).toEqual({ set: scores.distinctness, known: null });
      expect(fingerprints.symbol === null).toBe(genome.mark === undefined);
      expect(fingerprints.lockup).toHaveLength(64);
    }
  });

  test('a set that avoids what others chose repeats none of it, tells how near it comes, and is the same again', async () => {
    const avoid = (await planFor(profile)).concepts.flatMap(({ fingerprints }) => fingerprints.symbol ?? []);
    const plan = async () => planConcepts(profile, { seed: '1', library: await loadFontLibrary(), raster: canvasRaster, avoid });
    const { concepts } = await plan();
    for (const { fingerprints: { symbol }, measures } of concepts) {
      if (symbol === null) continue;
      const nearest = Math.min(...avoid.map((fingerprint) => fingerprintDistance(symbol, fingerprint)));
      expect(nearest).toBeGreaterThanOrEqual(NEAR_DUPLICATE);
      expect(measures.distinctness.known).toBeCloseTo(nearest, 3);
    }
    expect((await plan()).concepts.map(({ svg }) => svg)).toEqual(concepts.map(({ svg }) => svg));
    expect(concepts).toHaveLength(15);
  });
});
