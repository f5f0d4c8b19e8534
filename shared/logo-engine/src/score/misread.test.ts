import { expect, test } from '@jest/globals';
import { fontsOf, lettersOf } from '../compose/fonts-of.ts';
import { propose } from '../propose/propose.ts';
import { aProfile } from '../testing/a-profile.ts';
import { briefFor, testOptions } from '../testing/draw-for-test.ts';
import { assess } from './assess.ts';

/** The name bent into a pebble or an arch, in block letters. */
async function bent(name: string, look: 'pebble' | 'arch') {
  const brief = await briefFor(aProfile({ name, industry: 'Bakery' }));
  const { library, raster } = await testOptions();
  const [proposal] = propose(brief, '1', ['helios']);
  const genome = { ...proposal!.genome, layout: 'wordmark', idea: { program: 'shaped-block', look, things: [], letters: name[0]!, params: {} } } as const;
  await library.ready(fontsOf(genome), lettersOf(brief));
  return assess({ ...proposal!, genome }, brief, raster)!;
}

test('letters that an idea bends until they are others cost the concept its place', async () => {
  const [unread, read] = [await bent('Rook & Wren', 'pebble'), await bent('Harbor Lane', 'arch')];
  expect(unread.measures.letters).toEqual({ altered: 9, misread: expect.any(Number) });
  expect(unread.measures.letters.misread).toBeGreaterThanOrEqual(2);
  expect(unread.faults.misread).toBeGreaterThan(0.4);
  expect(read.measures.letters).toEqual({ altered: 10, misread: 0 });
  expect(read.faults.misread).toBeUndefined();
}, 30_000);
