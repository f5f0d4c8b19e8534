import type { TasteProfile } from '@fifteen/contracts';
import { DrawingError } from '@fifteen/drawing';
import { ARRANGEMENTS, COLORINGS, drawLogo, parseGenome } from '@fifteen/logo-engine';
import { randomGenome, svgFaults } from '@fifteen/logo-engine/proof';
import { rngFrom } from '@fifteen/logo-engine/rng';
import type { FontLibrary } from '@fifteen/typography';
import type { NamedBrief } from '../arena/our-entries.ts';
import type { Outcome } from './tally.ts';

/** Random genomes, read as data of unknown origin and drawn for one of the briefs, in color and in another variant. */
export async function* fuzzGenomes(count: number, seed: string, briefs: readonly NamedBrief[], library: FontLibrary): AsyncGenerator<Outcome> {
  for (let run = 0; run < count; run += 1) {
    const rng = rngFrom(`${seed}/${run}`);
    const { profile } = rng.pick(briefs);
    const data = JSON.stringify(randomGenome(rng, { name: profile.basic_info.company_name, fonts: library.styles }));
    const variant = { arrangement: rng.pick(ARRANGEMENTS), coloring: rng.pick(COLORINGS) };
    yield drawn(data, profile, library, [{ arrangement: 'primary', coloring: 'color' }, variant]);
  }
}

async function drawn(data: string, profile: TasteProfile, library: FontLibrary, variants: readonly Parameters<Awaited<ReturnType<typeof drawLogo>>['variant']>[0][]): Promise<Outcome> {
  try {
    const logo = await drawLogo(parseGenome(JSON.parse(data), library), profile, library);
    const faults = [...new Set(variants.flatMap((variant) => svgFaults(logo.variant(variant)).map((fault) => `${fault} (${variant.arrangement}, ${variant.coloring})`)))];
    return faults.length === 0 ? { kind: 'drawn' } : { kind: 'fault', words: faults.join(', '), evidence: data };
  } catch (error) {
    return error instanceof DrawingError ? { kind: 'refused', words: error.message } : { kind: 'fault', words: String((error as Error).stack ?? error), evidence: data };
  }
}
