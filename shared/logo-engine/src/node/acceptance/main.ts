/**
 * Measures every line of the engine's acceptance list on all briefs of the repository.
 *
 *   npm run -w shared/logo-engine acceptance [-- --only NAME,NAME] [--seeds 1,2,3] [--out FILE] [--once]
 *
 * Each set is planned twice, to see the same bytes again; `--once` leaves that out.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { TasteProfile } from '@fifteen/contracts';
import type { Plan } from '../../concept.ts';
import { planConcepts } from '../../plan.ts';
import { type AcceptanceLine, LEAST_DIVERSITY, acceptanceOf } from '../../proof/acceptance.ts';
import { canvasRaster } from '../canvas-raster.ts';
import { galleryBriefs } from '../gallery/gallery-briefs.ts';
import { loadFontLibrary } from '../load-font-library.ts';
import { nextTurn } from '../next-turn.ts';

const { only, seeds = '1,2,3', out, once = false } = parseArgs({ options: { only: { type: 'string' }, seeds: { type: 'string' }, out: { type: 'string' }, once: { type: 'boolean' } } }).values;

const library = await loadFontLibrary();
const results = new Map<string, (AcceptanceLine & { set: string })[]>();
const diversities: number[] = [];
for (const { name, profile } of await galleryBriefs(only?.split(',').filter(Boolean))) {
  for (const seed of seeds.split(',')) {
    const set = `${name}/${seed}`;
    const plan = await planConcepts(profile, { seed, library, raster: canvasRaster, pause: nextTurn });
    diversities.push(plan.diversity);
    const lines = [...(await acceptanceOf(plan, profile, { library, raster: canvasRaster })), ...(once ? [] : [await sameAgain(plan, profile)])];
    for (const line of lines) results.set(line.line, [...(results.get(line.line) ?? []), { ...line, set }]);
    const failing = lines.filter(({ failures }) => failures.length > 0);
    console.log(`${set}: ${failing.length === 0 ? 'all lines hold' : failing.map(({ line, failures }) => `${line} (${failures.join('; ')})`).join(' | ')}`);
  }
}

async function sameAgain(plan: Plan, profile: TasteProfile): Promise<AcceptanceLine> {
  const again = await planConcepts(profile, { seed: plan.seed, library: await loadFontLibrary(), raster: canvasRaster, pause: nextTurn });
  const differing = plan.concepts.filter(({ svg }, slot) => svg !== again.concepts[slot]?.svg).map(({ slot }) => `slot ${slot}`);
  return { line: 'the same bytes again', value: differing.length, failures: differing };
}

const mean = diversities.reduce((sum, value) => sum + value, 0) / diversities.length;
const rows = [...results].map(([line, sets]) => {
  const failed = sets.filter(({ failures }) => failures.length > 0);
  return `| ${line} | ${sets.length - failed.length} of ${sets.length} | ${failed.map(({ set, failures }) => `${set}: ${failures.join('; ')}`).join('<br>')} |`;
});
const table = ['| line | sets that hold it | where it fails |', '|---|---|---|', `| mean diversity ${LEAST_DIVERSITY} | ${mean.toFixed(3)} | ${mean < LEAST_DIVERSITY ? 'below' : ''} |`, ...rows].join('\n');
if (out) await writeFile(out, `${table}\n`);
console.log(`\n${table}`);
process.exitCode = mean < LEAST_DIVERSITY || [...results.values()].flat().some(({ failures }) => failures.length > 0) ? 1 : 0;
