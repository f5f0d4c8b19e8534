import { createCanvas, loadImage } from '@napi-rs/canvas';
import { Resvg } from '@resvg/resvg-js';
import type { Pair } from './round.ts';

const TILE = 460;
const GAP = 16;
const LABEL = 44;
const COLUMNS = 2;
const ROWS = 3;
const PER_SHEET = COLUMNS * ROWS;

/** Sheets of pairs as PNG: six pairs each, nothing on them but the numbers and the sides. */
export async function pairSheets(pairs: readonly Pair[]): Promise<Buffer[]> {
  const sheets = Array.from({ length: Math.ceil(pairs.length / PER_SHEET) }, (_, i) => pairs.slice(i * PER_SHEET, (i + 1) * PER_SHEET));
  return Promise.all(sheets.map(sheet));
}

async function sheet(pairs: readonly Pair[]): Promise<Buffer> {
  const width = 2 * TILE + GAP;
  const canvas = createCanvas(COLUMNS * (width + 3 * GAP) + GAP, Math.ceil(pairs.length / COLUMNS) * (TILE + LABEL + GAP) + GAP);
  const context = canvas.getContext('2d');
  context.fillStyle = '#c9c9c6';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.font = 'bold 24px sans-serif';
  for (const [i, { number, left, right }] of pairs.entries()) {
    const [x, y] = [GAP + (i % COLUMNS) * (width + 3 * GAP), GAP + Math.floor(i / COLUMNS) * (TILE + LABEL + GAP)];
    context.fillStyle = '#222';
    context.fillText(`Pair ${number}: left`, x, y + 28);
    context.fillText('right', x + TILE + GAP, y + 28);
    context.drawImage(await loadImage(tile(left.svg)), x, y + LABEL - 6, TILE, TILE);
    context.drawImage(await loadImage(tile(right.svg)), x + TILE + GAP, y + LABEL - 6, TILE, TILE);
  }
  return canvas.encode('png');
}

/** A picture on a white square: one that is square fills it, another is fitted with a margin. */
function tile(svg: string): Buffer {
  const [, , width = 1, height = 1] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 1 1').split(/\s+/).map(Number);
  const fills = Math.abs(width - height) < 1 && width > 500;
  const share = fills ? 1 : width / height > 1.6 ? 0.78 : 0.6;
  const side = (Math.max(width, height) * 1) / share;
  const inner = svg.replace('<svg ', `<svg x="${(side - width) / 2}" y="${(side - height) / 2}" width="${width}" height="${height}" `);
  const framed = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" fill="#fff"/>${inner}</svg>`;
  return new Resvg(framed, { fitTo: { mode: 'width', value: TILE }, font: { loadSystemFonts: false } }).render().asPng();
}
