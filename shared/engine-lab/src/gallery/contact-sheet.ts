import { STUDIOS } from '@fifteen/contracts';
import type { Plan } from '@fifteen/logo-engine';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { pngOf } from '../look/picture.ts';

const TILE = 380;
const GAP = 14;
const CAPTION = 30;

/** The concepts of a set, five in a row, a row for each studio, with their titles. */
export async function contactSheet({ concepts }: Plan): Promise<Buffer> {
  const rows = Math.ceil(concepts.length / 5);
  const canvas = createCanvas(5 * (TILE + GAP) + GAP, rows * (TILE + GAP + CAPTION) + GAP);
  const context = canvas.getContext('2d');
  context.fillStyle = '#d9d9d6';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.font = '15px sans-serif';
  for (const [i, { svg, title, studio, rank }] of concepts.entries()) {
    const [x, y] = [GAP + (i % 5) * (TILE + GAP), GAP + Math.floor(i / 5) * (TILE + GAP + CAPTION)];
    context.drawImage(await loadImage(pngOf(svg, TILE)), x, y, TILE, TILE);
    context.fillStyle = '#333';
    context.fillText(`${STUDIOS[studio].name} · ${rank + 1} · ${title}`, x + 2, y + TILE + 20);
  }
  return canvas.encode('png');
}
