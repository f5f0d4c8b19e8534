import type { Plan } from '@fifteen/logo-engine';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { rngFrom } from '@fifteen/logo-engine/rng';
import { pngOf } from '../look/picture.ts';

const TILE = 320;
const GAP = 14;
const COLUMNS = 5;

/** The concepts of a set in random order as a PNG, without a word that is not in the logos. */
export async function unlabeledSheet({ concepts, seed }: Plan): Promise<Buffer> {
  const rng = rngFrom(`${seed}/sheet`);
  const mixed = concepts.map((concept) => ({ concept, at: rng.fork(String(concept.slot)).next() })).toSorted((one, other) => one.at - other.at);
  const canvas = createCanvas(COLUMNS * (TILE + GAP) + GAP, Math.ceil(mixed.length / COLUMNS) * (TILE + GAP) + GAP);
  const context = canvas.getContext('2d');
  context.fillStyle = '#c9c9c6';
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const [i, { concept }] of mixed.entries()) {
    context.drawImage(await loadImage(pngOf(concept.svg, TILE)), GAP + (i % COLUMNS) * (TILE + GAP), GAP + Math.floor(i / COLUMNS) * (TILE + GAP), TILE, TILE);
  }
  return canvas.encode('png');
}
