import { beforeAll, describe, expect, test } from '@jest/globals';
import { boundsOf, intersect, isEmpty } from '../../geometry/index.ts';
import { loadFontLibrary } from '../../node/load-font-library.ts';
import { namePartsOf } from '../../taste/name-parts.ts';
import type { FontLibrary } from '../../type/font-library.ts';
import type { LetterCase } from '../../type/type-spec.ts';
import { CAP } from './line.ts';
import { setType } from './type-block.ts';

const FONT = 'fraunces-600';

let library: FontLibrary;
beforeAll(async () => {
  library = await loadFontLibrary();
  await library.ready([FONT, 'jost-600'], 'Typographyings Ädelhof gypsy Hill');
});

/** Air between the inks of the two lines of a name, in shares of the capitals. */
function airIn(name: string, letterCase: LetterCase, leading = 0.05): number {
  const spec = { font: FONT, subFont: 'jost-600', mode: 'stack', case: letterCase, tracking: 0, subScale: 0.32, leading } as const;
  const { layers } = setType(spec, namePartsOf(name), 'left', library);
  const [upper, lower] = layers.map(({ path }) => path);
  expect(isEmpty(intersect(upper!, lower!))).toBe(true);
  return (boundsOf(lower!).y - boundsOf(upper!).y - boundsOf(upper!).height) / CAP;
}

describe('the air between two lines', () => {
  test('a tail over an accent keeps its distance, however tight the leading', () => {
    expect(airIn('Typing Ädelhof', 'title')).toBeGreaterThan(0.1);
  });

  test('capitals without tails stand at least .18 of their height apart', () => {
    expect(airIn('Hill Hill', 'upper')).toBeGreaterThan(0.17);
  });
});
