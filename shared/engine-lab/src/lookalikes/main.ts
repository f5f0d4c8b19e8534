import { mkdir, writeFile } from 'node:fs/promises';
import { levelsOf, writeMarks } from '@fifteen/logo-engine';
import { writeOutlines } from '@fifteen/logo-engine/mark-pictures';
import { isSymbol } from './is-symbol.ts';
import { outlineOf } from './outline.ts';
import { COMPARED_PIXELS, paintMark } from './paint-mark.ts';
import { type MarkSource, realMarks } from './real-marks.ts';

/** Writes the engine's index of real marks, and their pictures, from the packages that are installed. */
const FOLDER = new URL('../../../logo-engine/data/', import.meta.url);

const painted = (await realMarks()).flatMap((mark) => {
  const pixels = paintMark(mark.svg, COMPARED_PIXELS);
  return pixels && isSymbol(pixels) ? [{ mark, levels: levelsOf(pixels) }] : [];
});
const entries = painted.map(({ mark: { id, title } }) => ({ id, name: title }));
const index = writeMarks(entries, Buffer.concat(painted.map(({ levels }) => levels)));
const outlines = writeOutlines(painted.map(({ mark }) => ({ id: mark.id, d: outlineOf(mark) })));

const from = (source: MarkSource): number => painted.filter(({ mark }) => mark.source === source).length;

await mkdir(FOLDER, { recursive: true });
await writeFile(new URL('real-marks.bin', FOLDER), index);
await writeFile(new URL('mark-outlines.bin', FOLDER), outlines);
console.log(`${entries.length} marks, ${from('logos')} of them from logos and ${from('token-branded')} tokens: ${index.length} bytes to compare, ${outlines.length} to draw`);
