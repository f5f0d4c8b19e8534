import type { TasteProfile } from '@fifteen/contracts';
import { drawFallback } from '@fifteen/logo-engine';
import { canvasRaster } from '@fifteen/logo-engine/node';
import { fuzzNames as randomNames } from '@fifteen/logo-engine/proof';
import { readMeaning } from '@fifteen/meaning/node';
import type { FontLibrary } from '@fifteen/typography';
import type { Outcome } from './tally.ts';

/** The last fallback for random legal names of every script at every length: it may refuse none. */
export async function* fuzzNames(count: number, seed: string, profile: TasteProfile, library: FontLibrary): AsyncGenerator<Outcome> {
  const draw = async (company_name: string, slot: number) =>
    (await drawFallback({ ...profile, basic_info: { ...profile.basic_info, company_name } }, slot, { seed: '1', library, raster: canvasRaster, readMeaning })).svg;
  for await (const run of randomNames(count, seed, draw)) {
    if (!run) yield { kind: 'refused', words: 'There is no legal name of that script and length.' };
    else yield run.faults.length === 0 ? { kind: 'drawn' } : { kind: 'fault', words: run.faults.join(', '), evidence: JSON.stringify({ name: run.name, slot: run.slot }) };
  }
}
