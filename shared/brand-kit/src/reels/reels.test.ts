import { REEL_BRIEFS, reelsOf, STUDIO_IDS, TasteProfile } from '@fifteen/contracts';
import { describe, expect, test } from '@jest/globals';
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const below = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const REELS = STUDIO_IDS.flatMap(reelsOf);
const bytesOf = (name: string): number => statSync(below(`brand-kit/reels/${name}`)).size;

describe('the reels of the landing page', () => {
  test('are five for each of five studios, all there, each small enough to load on a phone', () => {
    expect(new Set(REELS.map(({ film }) => film)).size).toBe(25);
    for (const { film, poster } of REELS) {
      expect([film, bytesOf(film) > 5_000, bytesOf(film) < 120_000]).toEqual([film, true, true]);
      expect([poster, bytesOf(poster) > 500, bytesOf(poster) < 30_000]).toEqual([poster, true, true]);
    }
  });

  test('begin when they are asked for, not when they are whole: what a player needs is in front', () => {
    for (const { film } of REELS) {
      const head = readFileSync(below(`brand-kit/reels/${film}`)).subarray(0, 64).toString('latin1');
      expect([film, head.includes('ftyp'), head.indexOf('mdat')]).toEqual([film, true, -1]);
    }
  });

  test.each(REEL_BRIEFS.map((brief) => [brief.company, brief] as const))('%s is a brief of the repository', (company, { id }) => {
    const profile = TasteProfile.parse(JSON.parse(readFileSync(below(`logo-engine/briefs/${id}.json`), 'utf8')));
    expect(profile.basic_info.company_name).toBe(company);
  });
});
