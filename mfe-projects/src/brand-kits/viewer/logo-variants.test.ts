import type { KitFile } from '@fifteen/contracts';
import { expect, test } from '@jest/globals';
import { variantsOf } from './logo-variants.ts';

const file = (name: string): KitFile => ({ name, label: null, media_type: '', bytes: 1, width: null, height: null, url: `/${name}` });
const FILES = ['svg/dark-horse-color.svg', 'png/dark-horse-color.png', 'svg/dark-horse-horizontal-dark.svg', 'png/dark-horse-square-512.png', 'icons/favicon.svg'].map((name) => file(`logo/${name}`));

test('a form of the logo lists its colorings with their formats, also of a company that is called like one', () => {
  expect(variantsOf(FILES, 'primary').map(({ coloring, files }) => [coloring, Object.keys(files)])).toEqual([['color', ['svg', 'png']]]);
  expect(variantsOf(FILES, 'horizontal').map(({ label }) => label)).toEqual(['One dark color']);
  expect(variantsOf(FILES, 'symbol')).toEqual([]);
});
