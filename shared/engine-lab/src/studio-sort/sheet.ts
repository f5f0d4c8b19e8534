import type { Concept } from '@fifteen/logo-engine';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { pngOf } from '../look/picture.ts';

/** Side of a logo, gap, and width of the captions, in pixels. */
const TILE = 260;
const GAP = 12;
const CAPTION = 90;

/** Rows of concepts with a caption each, as a PNG. */
export async function sheetOfRows(rows: readonly { readonly caption: string; readonly concepts: readonly Concept[] }[]): Promise<Buffer> {
  const most = Math.max(...rows.map(({ concepts }) => concepts.length));
  const canvas = createCanvas(CAPTION + most * (TILE + GAP) + GAP, rows.length * (TILE + GAP) + GAP);
  const context = canvas.getContext('2d');
  context.fillStyle = '#c9c9c6';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.font = 'bold 24px sans-serif';
  for (const [y, { caption, concepts }] of rows.entries()) {
    const top = GAP + y * (TILE + GAP);
    context.fillStyle = '#222222';
    context.fillText(caption, GAP, top + TILE / 2, CAPTION);
    for (const [x, { svg }] of concepts.entries()) context.drawImage(await loadImage(pngOf(svg, TILE)), CAPTION + GAP + x * (TILE + GAP), top, TILE, TILE);
  }
  return canvas.encode('png');
}
