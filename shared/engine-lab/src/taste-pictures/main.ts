/**
 * Draws the taste test's pictures of vibes and dislikes, and puts what they show into its index.
 *
 *   npm run taste-pictures -w @fifteen/engine-lab [-- --out DIR]
 *
 * Run it whenever the engine draws differently, look at every picture, and commit them: builds only copy them.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadFontLibrary } from '@fifteen/typography/node';
import { drawPictures } from './draw-pictures.ts';

const COMMITTED = fileURLToPath(new URL('../../../logo-engine/taste-pictures/', import.meta.url));

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly alt: string;
}

const { out } = parseArgs({ options: { out: { type: 'string', default: COMMITTED } } }).values;

const pictures = await drawPictures(await loadFontLibrary());
for (const { file, svg } of pictures) {
  await mkdir(path.dirname(path.join(out, file)), { recursive: true });
  await writeFile(path.join(out, file), svg);
}
const index = JSON.parse(await readFile(path.join(COMMITTED, 'index.json'), 'utf8')) as Record<'vibes' | 'dislikes', Entry[]>;
const described = (kind: 'vibes' | 'dislikes'): Entry[] => index[kind].map((entry) => ({ ...entry, alt: pictures.find(({ file }) => file === `${kind}/${entry.id}.svg`)?.alt ?? entry.alt }));
await writeFile(path.join(out, 'index.json'), `${JSON.stringify({ ...index, vibes: described('vibes'), dislikes: described('dislikes') }, null, 2)}\n`);
console.log(`${pictures.length} pictures in ${out}`);
