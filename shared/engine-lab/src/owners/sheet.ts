import type { Concept } from '@fifteen/logo-engine';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { pngOf } from '../look/picture.ts';

/** Side of a logo, height of its number, and gap, in pixels. */
const TILE = 300;
const NUMBER = 26;
const GAP = 14;
const COLUMNS = 5;

/** Concepts with their numbers from 1, as a PNG. */
export async function numberedSheet(concepts: readonly Concept[]): Promise<Buffer> {
  const rows = Math.ceil(concepts.length / COLUMNS);
  const canvas = createCanvas(COLUMNS * (TILE + GAP) + GAP, rows * (TILE + NUMBER + GAP) + GAP);
  const context = canvas.getContext('2d');
  context.fillStyle = '#d4d4d0';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#222222';
  context.font = 'bold 18px sans-serif';
  for (const [i, { svg }] of concepts.entries()) {
    const [x, y] = [GAP + (i % COLUMNS) * (TILE + GAP), GAP + Math.floor(i / COLUMNS) * (TILE + NUMBER + GAP)];
    context.drawImage(await loadImage(pngOf(svg, TILE)), x, y, TILE, TILE);
    context.fillText(String(i + 1), x + 4, y + TILE + 20);
  }
  return canvas.encode('png');
}
