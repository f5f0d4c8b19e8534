/**
 * Draws ideas of the book to look at: every look at 600 px, in two palettes and on dark, in one color both ways, at 64,
 * 32 and 16 px.
 *
 *   npm run look -w @fifteen/engine-lab -- IDEA [IDEA ...] [--name "Osprey & Tern"] [--out DIR] [--font jost-600]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Draw, DrawingError, type Layer, PLAIN_FONTS, PLAIN_LETTERS, boundsOfLayers, createBudget } from '@fifteen/drawing';
import { IDEAS, type Idea } from '@fifteen/idea-book';
import { loadFontLibrary } from '@fifteen/typography/node';
import { inputFor } from './input.ts';
import { measuresOf } from './measures.ts';
import { row, stacked } from './sheet.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { name: { type: 'string', default: 'Osprey & Tern' }, out: { type: 'string', default: '.cache/look' }, font: { type: 'string', default: 'jost-600' } },
});
const unknown = positionals.filter((id) => !IDEAS.some((idea) => idea.id === id));
if (unknown.length > 0) throw new Error(`No idea named ${unknown.join(', ')}.`);
const chosen: readonly Idea[] = positionals.length > 0 ? IDEAS.filter(({ id }) => positionals.includes(id)) : IDEAS;

const library = await loadFontLibrary();
await library.ready([values.font, ...PLAIN_FONTS], PLAIN_LETTERS + values.name + values.name.toUpperCase() + values.name.toLowerCase());
await mkdir(values.out, { recursive: true });
for (const idea of chosen) await lookAt(idea);

/** The mark above the name, as a lockup would have it. */
function withName(mark: readonly Layer[]): Layer[] {
  const d = new Draw(library, createBudget());
  const box = boundsOfLayers(mark);
  const word = d.write(values.name, { font: values.font }, Math.max(box.height, box.width * 0.7) / 3.6);
  const placed = word.place({ cx: box.cx }).move(0, box.bottom + word.measures.capHeight * 1.9);
  return [...mark, ...d.word(placed)];
}

async function lookAt(idea: Idea): Promise<void> {
  const rows: Buffer[] = [];
  for (const look of Object.keys(idea.looks)) {
    const budget = createBudget();
    const started = performance.now();
    try {
      const d = new Draw(library, budget);
      const layers = idea.draw(d, inputFor(idea, look, values));
      const { width, height } = boundsOfLayers(layers);
      console.log(`${idea.id} / ${look}: ${layers.length} layers, ${Math.round(width)} x ${Math.round(height)}, ${budget.spent()} operations, ${Math.round(performance.now() - started)} ms`);
      for (const line of measuresOf({ layers, readings: d.readings }, library)) console.log(`  ${line}`);
      rows.push(await row(layers, idea.kind === 'symbol' ? withName(layers) : layers));
    } catch (error) {
      if (!(error instanceof DrawingError)) throw error;
      console.log(`${idea.id} / ${look}: ${error.message}`);
    }
  }
  if (rows.length === 0) return;
  const file = join(values.out, `${idea.id}.png`);
  await writeFile(file, await stacked(rows));
  console.log(`  ${file}`);
}

