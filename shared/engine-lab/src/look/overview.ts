/**
 * All ideas of the book on a few sheets: the first look of each, with its id, in color.
 *
 *   npx tsx --conditions=@fifteen/source src/look/overview.ts OUT [--all-looks]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Draw, DrawingError, createBudget } from '@fifteen/drawing';
import { IDEAS, type Idea } from '@fifteen/idea-book';
import { loadFontLibrary } from '@fifteen/typography/node';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { inputFor } from './input.ts';
import { PALETTES } from './palette.ts';
import { pngOf, svgOf } from './picture.ts';

const [out = '.cache/overview', ...flags] = process.argv.slice(2);
const TILE = 190;
const [COLUMNS, ROWS] = [10, 7];
const NAMES = ['Rook & Wren', 'Amber Inn', 'Vela'];

const library = await loadFontLibrary();
await library.ready(['jost-600'], NAMES.join('') + NAMES.join('').toLowerCase() + NAMES.join('').toUpperCase() + 'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
await mkdir(out, { recursive: true });

const tiles: { label: string; png: Buffer }[] = [];
for (const idea of IDEAS as readonly Idea[]) {
  const looks = Object.keys(idea.looks);
  for (const look of flags.includes('--all-looks') ? looks : looks.slice(0, 1)) tiles.push({ label: look === looks[0] ? idea.id : look, png: drawn(idea, look) });
}

function drawn(idea: Idea, look: string): Buffer {
  for (const name of NAMES) {
    try {
      return pngOf(svgOf(idea.draw(new Draw(library, createBudget()), inputFor(idea, look, { name, font: 'jost-600' })), PALETTES['lively']!), TILE);
    } catch (error) {
      if (!(error instanceof DrawingError)) console.log(idea.id, look, String(error));
    }
  }
  return pngOf('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="#eee"/></svg>', TILE);
}

for (let sheet = 0; sheet * COLUMNS * ROWS < tiles.length; sheet += 1) {
  const canvas = createCanvas(COLUMNS * (TILE + 4), ROWS * (TILE + 20));
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#555';
  context.font = '12px sans-serif';
  for (const [i, { label, png }] of tiles.slice(sheet * COLUMNS * ROWS, (sheet + 1) * COLUMNS * ROWS).entries()) {
    const [x, y] = [(i % COLUMNS) * (TILE + 4), Math.floor(i / COLUMNS) * (TILE + 20)];
    context.drawImage(await loadImage(png), x, y, TILE, TILE);
    context.fillText(label, x + 4, y + TILE + 13);
  }
  await writeFile(join(out, `overview-${sheet + 1}.png`), await canvas.encode('png'));
}
console.log(`${tiles.length} drawings`);
