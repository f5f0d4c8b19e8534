/**
 * Measures how far every answer of the taste test moves what the studios propose, and what is shown in the end.
 *
 *   npm run -w shared/logo-engine effects [-- --seeds 16] [--plans 6] [--only PART] [--out FILE]
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Answer, answersFrom } from '../../proof/effects/answers.ts';
import { type Effects, atConcepts, atProposals, effectsOf, remembering, strongestOf } from '../../proof/effects/effects.ts';
import { ASPECTS } from '../../proof/effects/observe.ts';
import { canvasRaster } from '../canvas-raster.ts';
import { galleryBriefs } from '../gallery/gallery-briefs.ts';
import { loadFontLibrary } from '../load-font-library.ts';
import { EFFECT_BRIEFS } from './effect-briefs.ts';

const options = { seeds: { type: 'string' }, plans: { type: 'string' }, only: { type: 'string' }, out: { type: 'string' } } as const;
const { seeds = '16', plans = '0', only, out } = parseArgs({ options }).values;

const tools = { library: await loadFontLibrary(), raster: canvasRaster };
const proposals = remembering(atProposals(tools));
const concepts = remembering(atConcepts(tools));

const cell = ({ size, deviations }: Effects['idea']): string => (deviations < 3 ? '·' : size.toFixed(2));

const lines: string[] = [];
for (const { name, profile } of await galleryBriefs(EFFECT_BRIEFS)) {
  lines.push(`\n## ${name}\n`, `| part | answer | ${[...ASPECTS, 'weight'].join(' | ')} | stands out by | shown |`, `|---|---|${'---|'.repeat(ASPECTS.length + 3)}`);
  for (const answer of answersFrom(profile).filter(({ part }) => !only || part === only)) lines.push(await row(answer));
}
console.log(lines.join('\n'));
if (out) await writeFile(out, `${lines.join('\n')}\n`);

async function row(answer: Answer): Promise<string> {
  const effects = await effectsOf(answer, Number(seeds), proposals);
  const [aspect, { deviations }] = strongestOf(effects);
  const shown = Number(plans) > 0 ? strongestOf(await effectsOf(answer, Number(plans), concepts)) : null;
  const cells = [...ASPECTS, 'weight' as const].map((each) => cell(effects[each]));
  return `| ${answer.part} | ${answer.answer.replaceAll('_', ' ')} | ${cells.join(' | ')} | ${aspect} ${deviations.toFixed(0)} σ | ${shown ? `${shown[0]} ${shown[1].size.toFixed(2)}, ${shown[1].deviations.toFixed(1)} σ` : ''} |`;
}
