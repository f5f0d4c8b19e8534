/**
 * Ideas over the ranges of their numbers, one row a look: as usual in color, in one color and at 32 px, then each number at its
 * least and at its most.
 *
 *   npx tsx --conditions=@fifteen/source src/look/ranges.ts IDEA [IDEA ...] [--name "Rook & Wren"] [--out FILE]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { createBudget, Draw, DrawingError, type Layer } from '@fifteen/drawing';
import { IDEAS, type Idea } from '@fifteen/idea-book';
import { loadFontLibrary } from '@fifteen/typography/node';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { inputFor } from './input.ts';
import { PALETTES } from './palette.ts';
import { monoSvgOf, pngOf, svgOf } from './picture.ts';

/** Side of a picture and height of its caption, in pixels. */
const TILE = 230;
const CAPTION = 18;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { name: { type: 'string', default: 'Rook & Wren' }, out: { type: 'string', default: '.cache/ranges.png' } },
});
const library = await loadFontLibrary();
await library.ready(['jost-600'], values.name + values.name.toUpperCase() + values.name.toLowerCase() + 'ABCDEFGHIJKLMNOPQRSTUVWXYZ');

interface Tile {
  readonly caption: string;
  readonly png: Buffer;
}

const rows: Tile[][] = [];
for (const idea of IDEAS as readonly Idea[]) {
  if (!positionals.includes(idea.id)) continue;
  for (const look of Object.keys(idea.looks)) rows.push(tilesOf(idea, look));
}

function tilesOf(idea: Idea, look: string): Tile[] {
  const usual = drawn(idea, look, {});
  if (usual.length === 0) return [];
  const tiles = [
    { caption: `${idea.id} / ${look}`, png: pngOf(svgOf(usual, PALETTES['lively']!), TILE) },
    { caption: 'in one color', png: pngOf(monoSvgOf(usual, '#111111', '#ffffff'), TILE) },
    { caption: '32 px', png: pngOf(svgOf(usual, PALETTES['lively']!, 0.02), 32) },
  ];
  for (const [key, { min, max }] of Object.entries(idea.params ?? {})) {
    for (const value of [min, max]) {
      const layers = drawn(idea, look, { [key]: value });
      if (layers.length > 0) tiles.push({ caption: `${key} ${value}`, png: pngOf(svgOf(layers, PALETTES['lively']!), TILE) });
    }
  }
  return tiles;
}

function drawn(idea: Idea, look: string, params: Record<string, number>): readonly Layer[] {
  const input = inputFor(idea, look, { name: values.name, font: 'jost-600' });
  try {
    return idea.draw(new Draw(library, createBudget()), { ...input, params: { ...input.params, ...params } });
  } catch (error) {
    if (!(error instanceof DrawingError)) throw error;
    console.log(`${idea.id} / ${look} ${JSON.stringify(params)}: ${error.message}`);
    return [];
  }
}

const columns = Math.max(...rows.map(({ length }) => length), 1);
const canvas = createCanvas(columns * (TILE + 4), rows.length * (TILE + CAPTION));
const context = canvas.getContext('2d');
context.fillStyle = '#ffffff';
context.fillRect(0, 0, canvas.width, canvas.height);
context.fillStyle = '#555555';
context.font = '12px sans-serif';
for (const [y, tiles] of rows.entries()) {
  for (const [x, { caption, png }] of tiles.entries()) {
    context.drawImage(await loadImage(png), x * (TILE + 4), y * (TILE + CAPTION));
    context.fillText(caption, x * (TILE + 4) + 4, (y + 1) * (TILE + CAPTION) - 5);
  }
}
await mkdir(dirname(values.out), { recursive: true });
await writeFile(values.out, await canvas.encode('png'));
console.log(`${rows.length} looks in ${values.out}`);
