import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { drawTasteMedia } from './taste-media.ts';

const { out } = parseArgs({ options: { out: { type: 'string' } } }).values;
if (!out) throw new Error('Usage: npm run taste-pictures -w @fifteen/logo-engine -- --out DIR');

const files = await drawTasteMedia();
for (const { name, content } of files) {
  const file = join(out, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
console.log(`${files.length} files`);
