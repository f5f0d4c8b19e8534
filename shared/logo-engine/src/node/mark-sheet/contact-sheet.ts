import { writeFile } from 'node:fs/promises';
import { Path2D, createCanvas } from '@napi-rs/canvas';
import { toSvg } from '../../geometry/index.ts';
import type { ColourRole, Layer } from '../../layers.ts';

/** One labelled picture of a sheet; null layers are drawn as a cross. */
export interface Cell {
  label: string;
  layers: readonly Layer[] | null;
}

const COLOURS: Record<ColourRole, string> = {
  a: '#12355b',
  b: '#e07a2f',
  c: '#e9c46a',
  text: '#1c1a17',
  sub: '#6d6459',
  tb: '#ffffff',
  background: '#ffffff',
};
const CELL = { width: 150, height: 176, mark: 116 };

/** Draws marks in their box of 1,000 units on a labelled grid and writes a PNG. */
export async function writeContactSheet(file: string, cells: readonly Cell[], columns = 12): Promise<void> {
  const canvas = createCanvas(columns * CELL.width, Math.ceil(cells.length / columns) * CELL.height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.textAlign = 'center';
  context.font = '12px sans-serif';
  cells.forEach(({ label, layers }, i) => {
    const x = ((i % columns) + 0.5) * CELL.width;
    const y = Math.floor(i / columns) * CELL.height;
    context.fillStyle = layers ? '#444' : '#c00';
    context.fillText(layers ? label : `${label}: none`, x, y + CELL.height - 14);
    context.save();
    context.translate(x, y + 12 + CELL.mark / 2);
    context.scale(CELL.mark / 1000, CELL.mark / 1000);
    for (const { role, path } of layers ?? []) {
      context.fillStyle = COLOURS[role];
      context.fill(new Path2D(toSvg(path)), 'evenodd');
    }
    context.restore();
  });
  await writeFile(file, await canvas.encode('png'));
}
