/**
 * Draws the taste test's pictures of vibes and dislikes, and puts what they show into its index.
 *
 *   npm run taste-pictures -w @fifteen/engine-lab [-- --out DIR]
 *   npm run taste-pictures -w @fifteen/engine-lab -- --pick VIBE --seed 1 --slot 6 --alt "Halden: an H of red bars"
 *
 * Run it whenever the engine draws differently, look at every picture, and commit them: builds only copy them. `--pick` makes
 * a concept of the set that is drawn for a vibe's brief its picture.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { VIBE_IDS } from '@fifteen/contracts';
import { loadFontLibrary } from '@fifteen/typography/node';
import { conceptOf, drawPictures } from './draw-pictures.ts';
import { readPicks, writePicks } from './picks.ts';

const COMMITTED = fileURLToPath(new URL('../../../logo-engine/taste-pictures/', import.meta.url));

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly alt: string;
}

const { out, pick, seed, slot, alt } = parseArgs({ options: { out: { type: 'string', default: COMMITTED }, pick: { type: 'string' }, seed: { type: 'string', default: '1' }, slot: { type: 'string', default: '' }, alt: { type: 'string', default: '' } } }).values;
const library = await loadFontLibrary();
if (pick !== undefined) {
  const vibe = VIBE_IDS.find((id) => id === pick);
  if (!vibe || alt === '') throw new Error(`--pick takes one of ${VIBE_IDS.join(', ')}, and --alt says what the picture shows.`);
  const { genome } = await conceptOf(vibe, { seed, slot: Number(slot), library });
  await writePicks({ ...(await readPicks()), [vibe]: { alt, genome } });
}

const pictures = await drawPictures(library);
for (const { file, svg } of pictures) {
  await mkdir(path.dirname(path.join(out, file)), { recursive: true });
  await writeFile(path.join(out, file), svg);
}
const index = JSON.parse(await readFile(path.join(COMMITTED, 'index.json'), 'utf8')) as Record<'vibes' | 'dislikes', Entry[]>;
const described = (kind: 'vibes' | 'dislikes'): Entry[] => index[kind].map((entry) => ({ ...entry, alt: pictures.find(({ file }) => file === `${kind}/${entry.id}.svg`)?.alt ?? entry.alt }));
await writeFile(path.join(out, 'index.json'), `${JSON.stringify({ ...index, vibes: described('vibes'), dislikes: described('dislikes') }, null, 2)}\n`);
console.log(`${pictures.length} pictures in ${out}`);
