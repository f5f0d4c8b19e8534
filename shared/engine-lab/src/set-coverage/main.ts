/**
 * What the sets of 200 customers have in common: ideas, pictures of the name, drawn names, colors.
 *
 *   npm run set-coverage -- [--sets 200] [--seed 1] [--briefs DIR] [--list]
 *
 * Draws a set for every brief of the repository, or of a folder. `--list` prints each set that lacks something. About 1.2 s a set.
 */
import { parseArgs } from 'node:util';
import { assessShare, finishSet, readBrief } from '@fifteen/logo-engine';
import { canvasRaster, realMarks } from '@fifteen/logo-engine/node';
import { readMeaning } from '@fifteen/meaning/node';
import { loadFontLibrary } from '@fifteen/typography/node';
import { readBriefs } from '../arena/read-briefs.ts';
import { repositoryBriefs } from './repository-briefs.ts';
import { type SetReport, reportOnSet, summaryOf } from './report.ts';

const { values } = parseArgs({ options: { sets: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' }, briefs: { type: 'string' }, list: { type: 'boolean', default: false } } });

const { seed } = values;
const briefs = (values.briefs ? await readBriefs(values.briefs) : await repositoryBriefs()).slice(0, Number(values.sets));
if (briefs.length === 0) throw new Error('--sets is a number from 1.');
const library = await loadFontLibrary();
const reports: SetReport[] = [];
for (const { name, profile } of briefs) {
  const options = { seed, library, raster: canvasRaster, readMeaning, marks: realMarks };
  const assessments = await assessShare(profile, options, { index: 0, of: 1 });
  const { concepts } = await finishSet(profile, assessments, options);
  const byGenome = new Map(assessments.map((assessment) => [JSON.stringify(assessment.proposal.genome), assessment]));
  const shown = concepts.map(({ genome }) => byGenome.get(JSON.stringify(genome))!);
  const report = reportOnSet(readBrief(profile, library, readMeaning), shown);
  reports.push(report);
  if (values.list && report.lacks.length > 0) console.log(`${name}: ${report.lacks.join(', ')}`);
}
for (const line of summaryOf(reports)) console.log(line);
