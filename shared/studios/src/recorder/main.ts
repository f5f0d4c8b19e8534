/**
 * Records one session with a model that answers through files. See RECORDING.md.
 *
 *   npm run record -w @fifteen/studios -- --brief NAME --exchange DIR --model "PROVIDER MODEL" [--seed N] [--minutes N]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { RESIDENT_STUDIOS } from '@fifteen/contracts';
import { canvasRaster, realMarks } from '@fifteen/logo-engine/node';
import { readMeaning } from '@fifteen/meaning/node';
import { loadFontLibrary } from '@fifteen/typography/node';
import { modelStudio } from '../model-studio.ts';
import { RECORDED_BRIEFS, recordedBrief } from './briefs.ts';
import { fileExchange } from './file-exchange.ts';
import { type Recording, recorded, recordingHeader } from './recording.ts';

/** Concepts of each studio that are wanted, and ideas that are drawn beyond. */
const [FROM_EACH, SPARE, ROUNDS] = [3, 1, 3];

const { values } = parseArgs({ options: { brief: { type: 'string' }, exchange: { type: 'string' }, model: { type: 'string' }, seed: { type: 'string', default: '1' }, minutes: { type: 'string', default: '45' } } });
const { brief: name, exchange, model: modelName, seed } = values;
if (!name || !exchange || !modelName) {
  console.error(`Usage: npm run record -w @fifteen/studios -- --brief NAME --exchange DIR --model "PROVIDER MODEL"\nBriefs: ${RECORDED_BRIEFS.join(', ')}`);
  process.exit(2);
}

const milliseconds = Number(values.minutes) * 60_000;
const profile = await recordedBrief(name);
const { model, exchanges } = recorded(fileExchange({ folder: path.resolve(exchange), model: modelName, patience: milliseconds }));
const studio = modelStudio(model, { library: await loadFontLibrary(), raster: canvasRaster, readMeaning, marks: realMarks });
const { basic_info, ...taste } = profile;
const drawings: Recording['drawings'] = [];
const out = path.join(path.resolve(exchange), 'concepts');
await mkdir(out, { recursive: true });

console.log(`Requests for ${name} are written to ${exchange}; replies are awaited there for ${values.minutes} minutes.`);
const budget = { concepts: Object.fromEntries(RESIDENT_STUDIOS.map((id) => [id, FROM_EACH])), milliseconds, rounds: ROUNDS, concurrent: RESIDENT_STUDIOS.length * (FROM_EACH + SPARE), spare: SPARE };
for await (const event of studio.propose({ ...basic_info, seed, beside: [] }, taste, budget)) {
  if (event.kind === 'failed') {
    console.error(`The session failed (${event.failure.kind}): ${event.failure.message}`);
    process.exitCode = 1;
  } else if (event.kind === 'dropped') {
    drawings.push({ title: event.title, dropped: event.because });
    console.log(`dropped: ${event.title} (${event.because})`);
  } else {
    const { concept, score } = event;
    const hash = concept.genome.idea!.model!.hash;
    drawings.push({ title: concept.title, studio: concept.studio, hash, score: Math.round(score * 1000) / 1000 });
    await writeFile(path.join(out, `${concept.studio}-${hash.slice(0, 8)}.svg`), concept.svg);
    await writeFile(path.join(out, `${concept.studio}-${hash.slice(0, 8)}.genome.json`), `${JSON.stringify(concept.genome, null, 2)}\n`);
    console.log(`concept ${drawings.filter(({ hash: each }) => each).length}: ${concept.studio}, ${concept.title} (${score.toFixed(2)})`);
  }
}

const recording: Recording = { ...recordingHeader(new Date()), brief: name, profile, model: modelName, isEstimated: true, seed, exchanges: exchanges.toSorted((one, other) => one.task.localeCompare(other.task) || one.turn - other.turn), drawings };
const file = new URL(`../../recordings/${name}.json`, import.meta.url);
await mkdir(new URL('.', file), { recursive: true });
await writeFile(file, `${JSON.stringify(recording, null, 1)}\n`);
console.log(`${drawings.filter(({ hash }) => hash).length} concepts; the recording is shared/studios/recordings/${name}.json`);
process.exit();
