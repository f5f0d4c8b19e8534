import { describe, expect, test } from '@jest/globals';
import { HERO_PICTURES, LANDING_BRIEFS, studioPictures } from './landing-pictures.ts';
import { RESIDENT_STUDIOS } from './studio-profiles.ts';
import { TasteProfile } from './taste-profiles.ts';

describe('the pictures of the landing page', () => {
  test.each(LANDING_BRIEFS.map((brief) => [brief.basic_info.company_name, brief] as const))(
    'the brief of %s is one that a customer could send',
    (_, brief) => {
      expect(TasteProfile.parse(brief)).toEqual(brief);
    },
  );

  test('are fifteen for the hero and one a brief for each resident studio, all under different names', () => {
    const names = [...HERO_PICTURES, ...RESIDENT_STUDIOS.flatMap(studioPictures)];
    expect(names).toHaveLength(15 + 3 * LANDING_BRIEFS.length);
    expect(new Set(names).size).toBe(names.length);
  });
});
