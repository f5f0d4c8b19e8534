/**
 * Draws ideas over many names, to see where a technique holds: one row for each look, one column for each name, in turning
 * palettes. A name that the idea refuses is left out.
 *
 *   npm run names -w @fifteen/engine-lab -- IDEA [IDEA ...] [--names "Osprey & Tern|3Volt"] [--looks a,b] [--symbols] [--out DIR]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Draw, DrawingError, type Layer, createBudget } from '@fifteen/drawing';
import { IDEAS, type Idea } from '@fifteen/idea-book';
import { loadFontLibrary } from '@fifteen/typography/node';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { inputFor } from './input.ts';
import type { Colors } from './palette.ts';
import { monoSvgOf, pngOf, svgOf } from './picture.ts';

const NAMES = ['Osprey & Tern', 'Lumen', 'Marrow Press', 'pip + posy', '3Volt', 'The Honey Bakery', 'Завод Лимон', 'Αιθήρ Λαμπς', 'Kolt', 'Northern Light Studio', 'Ñandú y Hijos', 'Jazz', 'Moon & Mill', 'Café Zürich', 'Stadtbäckerei', 'IO'];
const PALETTES: readonly Colors[] = [
  { main: '#12355b', second: '#ff6b4a', third: '#f4c542', fourth: '#7fb7a3', ink: '#10202e', ground: '#ffffff' },
  { main: '#0b6e4f', second: '#f2b705', third: '#e4572e', fourth: '#9bc4bc', ink: '#12251d', ground: '#ffffff' },
  { main: '#d7263d', second: '#1b998b', third: '#f4b860', fourth: '#2e294e', ink: '#22181c', ground: '#ffffff' },
  { main: '#5b2a86', second: '#ff5d8f', third: '#ffc857', fourth: '#7bdff2', ink: '#221033', ground: '#ffffff' },
  { main: '#f5efe0', second: '#ff7a45', third: '#f4c542', fourth: '#7fb7a3', ink: '#f5efe0', ground: '#14313a' },
  { main: '#1d1d1b', second: '#e63e21', third: '#f2a900', fourth: '#8a8a86', ink: '#1d1d1b', ground: '#f3ede2' },
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { names: { type: 'string' }, looks: { type: 'string' }, out: { type: 'string', default: '.cache/names' }, font: { type: 'string', default: 'jost-600' }, columns: { type: 'string', default: '6' }, side: { type: 'string', default: '300' }, symbols: { type: 'boolean', default: false }, mono: { type: 'boolean', default: false }, file: { type: 'string' } },
});
const names = values.names?.split('|') ?? NAMES;
const side = Number(values.side);
const columns = Number(values.columns);
const library = await loadFontLibrary();
const text = names.join('');
await library.ready([values.font], text + text.toUpperCase() + text.toLowerCase());
await mkdir(values.out, { recursive: true });
const unknown = positionals.filter((id) => !IDEAS.some((idea) => idea.id === id));
if (unknown.length > 0) throw new Error(`No idea named ${unknown.join(', ')}.`);

interface Cell { readonly svg: string; readonly caption: string }
for (const idea of IDEAS.filter(({ id }) => positionals.includes(id))) {
  const cells = Object.keys(idea.looks).filter((look) => !values.looks || values.looks.split(',').includes(look)).flatMap((look) => names.flatMap((name, i) => cellsOf(idea, look, name, i)));
  const file = join(values.out, `${values.file ?? idea.id}.png`);
  await writeFile(file, await sheet(cells));
  console.log(file);
}

function cellsOf(idea: Idea, look: string, name: string, i: number): Cell[] {
  if (idea.fits && inputFor(idea, look, { name, font: values.font }).letters === '') return [];
  const budget = createBudget();
  const started = performance.now();
  try {
    const layers = idea.draw(new Draw(library, budget), inputFor(idea, look, { name, font: values.font }));
    const caption = `${look} · ${name} · ${budget.spent()} ops ${Math.round(performance.now() - started)} ms`;
    const shown = values.symbols ? marksOf(layers) : layers;
    return [{ svg: values.mono ? monoSvgOf(shown, '#111111', '#ffffff') : svgOf(shown, PALETTES[i % PALETTES.length]!), caption }];
  } catch (error) {
    if (!(error instanceof DrawingError)) throw error;
    console.log(`${idea.id} / ${look} / ${name}: ${error.message}`);
    return [];
  }
}

/** What becomes the symbol of a name that carries its idea itself. */
function marksOf(layers: readonly Layer[]): readonly Layer[] {
  const marks = layers.filter(({ role }) => role === 'mark');
  return marks.length > 0 ? marks : layers;
}

async function sheet(cells: readonly Cell[]): Promise<Buffer> {
  const rows = Math.max(1, Math.ceil(cells.length / columns));
  const canvas = createCanvas(columns * (side + 6), rows * (side + 24));
  const context = canvas.getContext('2d');
  context.fillStyle = '#d9d9d6';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.font = '12px sans-serif';
  for (const [i, { svg, caption }] of cells.entries()) {
    const [x, y] = [(i % columns) * (side + 6), Math.floor(i / columns) * (side + 24)];
    context.drawImage(await loadImage(pngOf(svg, side)), x, y, side, side);
    context.fillStyle = '#333333';
    context.fillText(caption, x + 2, y + side + 15);
  }
  return canvas.encode('png');
}
