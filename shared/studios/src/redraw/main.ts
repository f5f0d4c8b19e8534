/**
 * Draws the concepts of the committed recordings again, through the stand-in and a provider's own SDK:
 *
 *   npm run redraw -w @fifteen/studios -- --out DIR [--only NAME,NAME]
 *
 * Writes an SVG for each concept, `NAME.png` with all of a brief, and a line for what was dropped.
 */
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { RESIDENT_STUDIOS, TasteProfile } from '@fifteen/contracts';
import { ISOLATE_LIMITS, createIsolate } from '@fifteen/drawing/node';
import { canvasRaster, realMarks } from '@fifteen/logo-engine/node';
import { readMeaning } from '@fifteen/meaning/node';
import { loadFontLibrary } from '@fifteen/typography/node';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { modelFromSettings } from '../model/from-settings.ts';
import { modelStudio } from '../model-studio.ts';
import { replayOf } from '../stand-in/replay.ts';
import { startStandIn } from '../stand-in/server.ts';
import { Recording } from '../recorder/recording.ts';

const FOLDER = new URL('../../recordings/', import.meta.url);
/** Concepts of each studio, ideas beyond, and programs an idea, as in the recorder. */
const [FROM_EACH, SPARE, ROUNDS] = [3, 1, 3];
/** Pixels of a concept on a sheet, and how many stand in a row. */
const [TILE, ROW] = [320, 5];
const PATIENCE = 600_000;

const { values } = parseArgs({ options: { out: { type: 'string', default: '.cache/recordings' }, only: { type: 'string' } } });
const only = values.only?.split(',');
await mkdir(values.out, { recursive: true });
const options = { library: await loadFontLibrary(), raster: canvasRaster, readMeaning, marks: realMarks };
const isolate = createIsolate({ ...ISOLATE_LIMITS, milliseconds: 15_000 });
for (const name of (await readdir(FOLDER)).filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length))) {
  if (only && !only.includes(name)) continue;
  const recording = Recording.parse(JSON.parse(await readFile(new URL(`${name}.json`, FOLDER), 'utf8')));
  const standIn = await startStandIn(replayOf(recording));
  const model = await modelFromSettings({ provider: 'anthropic', model: recording.model, key: 'replayed', url: standIn.urls.anthropic, canSee: true, prices: { input: 0, cached: 0, output: 0, written: 0 }, concurrent: 12, perMinute: 1_000 });
  const { basic_info, ...taste } = TasteProfile.parse(recording.profile);
  const budget = { concepts: Object.fromEntries(RESIDENT_STUDIOS.map((studio) => [studio, FROM_EACH])), milliseconds: PATIENCE, rounds: ROUNDS, concurrent: RESIDENT_STUDIOS.length * (FROM_EACH + SPARE), spare: SPARE };
  const pictures: Buffer[] = [];
  for await (const event of modelStudio(model, options, isolate).propose({ ...basic_info, seed: recording.seed, beside: [] }, taste, budget)) {
    if (event.kind === 'concept') {
      const { svg, title, studio } = event.concept;
      await writeFile(path.join(values.out, `${name}-${String(pictures.length + 1).padStart(2, '0')}.svg`), svg);
      pictures.push(Buffer.from(new Resvg(svg, { fitTo: { mode: 'width', value: TILE } }).render().asPng()));
      console.log(`${name}: ${studio}, ${title}`);
    } else console.log(event.kind === 'dropped' ? `${name}: dropped ${event.title} (${event.because})` : `${name}: failed (${event.failure.message})`);
  }
  const background = { r: 217, g: 217, b: 214, alpha: 1 };
  const sheet = sharp({ create: { width: ROW * TILE, height: Math.ceil(pictures.length / ROW) * TILE, channels: 4, background } });
  await sheet.composite(pictures.map((input, i) => ({ input, left: (i % ROW) * TILE, top: Math.floor(i / ROW) * TILE }))).png().toFile(path.join(values.out, `${name}.png`));
  await standIn.close();
}
await isolate.close();
process.exit();
