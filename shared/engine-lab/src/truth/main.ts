/**
 * Holds every sentence about 450 concepts against their pictures and the customers' answers.
 *
 *   npm run truth -w @fifteen/engine-lab [-- --sets 30 --seed 1 --briefs DIR]
 *
 * Prints each sentence that is not true, and how many were read. About 1.5 s a set.
 */
import { parseArgs } from 'node:util';
import { drawSet } from '@fifteen/logo-engine';
import { canvasRaster, realMarks } from '@fifteen/logo-engine/node';
import { readMeaning } from '@fifteen/meaning/node';
import { loadFontLibrary } from '@fifteen/typography/node';
import { readBriefs } from '../arena/read-briefs.ts';
import { untrueSentences } from './untrue-sentences.ts';

const { values } = parseArgs({ options: { sets: { type: 'string', default: '30' }, seed: { type: 'string', default: '1' }, briefs: { type: 'string' } } });
const briefs = (await readBriefs(values.briefs)).slice(0, Number(values.sets));
const library = await loadFontLibrary();
const counts = { concepts: 0, sentences: 0, untrue: 0 };
for (const { name, profile } of briefs) {
  const { concepts } = await drawSet(profile, { seed: values.seed, library, raster: canvasRaster, readMeaning, marks: realMarks });
  for (const concept of concepts) {
    const untrue = await untrueSentences(profile, concept);
    counts.concepts += 1;
    counts.sentences += concept.reasons.length;
    counts.untrue += untrue.length;
    for (const { sentence, why } of untrue) console.log(`${name}, ${concept.title}: "${sentence}" But ${why}.`);
  }
}
console.log(`${counts.untrue} of ${counts.sentences} sentences about ${counts.concepts} concepts are not true.`);
