import type { Layer } from '@fifteen/drawing';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { PALETTES } from '../look/palette.ts';
import { monoSvgOf, pngOf, svgOf } from '../look/picture.ts';

const [COLUMNS, ROWS] = [8, 6];
const SIDE = 190;
const SMALL = 46;
const TINY = 22;
const GAP = 10;
const LABEL = 24;

interface Tile {
  readonly layers: readonly Layer[];
  readonly caption: string;
}

/** PNG sheets of drawings: each in color, beside it in black and as small as in a browser's tab, below it its number. */
export async function gradeSheets(tiles: readonly Tile[]): Promise<Buffer[]> {
  const perSheet = COLUMNS * ROWS;
  const sheets: Buffer[] = [];
  for (let at = 0; at < tiles.length; at += perSheet) sheets.push(await sheet(tiles.slice(at, at + perSheet)));
  return sheets;
}

async function sheet(tiles: readonly Tile[]): Promise<Buffer> {
  const [width, height] = [SIDE + SMALL + GAP, SIDE + LABEL + GAP];
  const canvas = createCanvas(COLUMNS * (width + GAP), ROWS * height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const [i, { layers, caption }] of tiles.entries()) {
    const [x, y] = [(i % COLUMNS) * (width + GAP), Math.floor(i / COLUMNS) * height];
    const black = monoSvgOf(layers, '#111111', '#ffffff');
    context.drawImage(await loadImage(pngOf(svgOf(layers, PALETTES[i % 2 === 0 ? 'lively' : 'warm']!), SIDE)), x, y, SIDE, SIDE);
    context.drawImage(await loadImage(pngOf(black, SMALL)), x + SIDE, y + 30, SMALL, SMALL);
    context.drawImage(await loadImage(pngOf(black, TINY)), x + SIDE + 16, y + 110, TINY, TINY);
    context.fillStyle = '#333333';
    context.font = 'bold 14px sans-serif';
    context.fillText(caption, x + 10, y + SIDE + 17, width);
    context.strokeStyle = '#dddddd';
    context.strokeRect(x, y, width, height - 4);
  }
  return canvas.encode('png');
}
