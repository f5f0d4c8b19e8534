/** Lays the vendored fonts beside the compiled engine, decompressed: a thread that starts reads them as they are. */
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { decompress } from 'wawoff2';
import { FONTS, OPENED_FONTS } from '../font-folders.ts';

await rm(OPENED_FONTS, { recursive: true, force: true });
await mkdir(OPENED_FONTS);
const files = (await readdir(FONTS)).filter((file) => file.endsWith('.woff2'));
for (const file of files) await writeFile(new URL(file, OPENED_FONTS), await decompress(await readFile(new URL(file, FONTS))));
