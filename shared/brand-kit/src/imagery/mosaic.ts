import { pickOf, shareOf } from '../chance.ts';
import type { Box } from '../picture/picture.ts';
import { quarterDisc, rectangle } from '../picture/shapes.ts';
import type { Part } from '../picture/scene.ts';
import { type Emblem, inked, placedEmblem } from './emblem.ts';

/** What a mosaic is made of. */
export interface MosaicKit {
  /** Begins every choice: two mosaics of a brand differ by it. */
  readonly seed: string;
  readonly emblem: Emblem;
  /** Pictures of the trade; may be none. */
  readonly motifs: readonly Emblem[];
  readonly swatches: readonly string[];
  /** Colors that are seen on a field, best first. */
  readonly inksOn: (field: string) => readonly string[];
}

interface Cell {
  readonly box: Box;
  readonly key: string;
  readonly field: string;
  readonly ink: string;
}

type Filling = (kit: MosaicKit, cell: Cell) => Part;

const within = ({ x, y, width, height }: Box, share: number): Box => ({
  x: x + (width * (1 - share)) / 2,
  y: y + (height * (1 - share)) / 2,
  width: width * share,
  height: height * share,
});

const CORNERS = [0, 1, 2, 3] as const;

const whole: Filling = ({ emblem }, { box, ink }) => placedEmblem(inked(emblem, ink), within(box, 0.62));
const crop: Filling = ({ emblem }, { box, ink, key }) => {
  const large = { ...box, width: box.width * 2.1, height: box.height * 2.1 };
  const corner = pickOf(CORNERS, `${key}|corner`);
  const moved = { ...large, x: box.x - (corner % 2) * box.width * 1.1, y: box.y - (corner > 1 ? box.height * 1.1 : 0) };
  return placedEmblem(inked(emblem, ink), moved);
};
const four: Filling = ({ emblem }, { box, ink }) => {
  const half = { width: box.width / 2, height: box.height / 2 };
  const boxes = [0, 1, 2, 3].map((i) => ({ ...half, x: box.x + (i % 2) * half.width, y: box.y + Math.floor(i / 2) * half.height }));
  return { parts: boxes.map((small) => placedEmblem(inked(emblem, ink), within(small, 0.6))) };
};
const quarter: Filling = (_kit, { box, ink, key }) => ({ d: quarterDisc(box, pickOf(CORNERS, `${key}|corner`)), fill: ink });
const picture: Filling = (kit, cell) => {
  const [first, ...others] = kit.motifs;
  return first ? placedEmblem(inked(pickOf([first, ...others], `${cell.key}|motif`), cell.ink), within(cell.box, 0.6)) : whole(kit, cell);
};
const plain: Filling = () => ({ parts: [] });

const FILLINGS = [crop, whole, quarter, picture, crop, four, quarter, plain] as const;

/** The cells' fields: by turns, so that no two neighbours are alike. */
const fieldOf = ({ seed, swatches }: MosaicKit, column: number, row: number): string => {
  const step = Math.max(2, Math.round(swatches.length / 2));
  const start = Math.floor(shareOf(`${seed}|start`) * swatches.length);
  return swatches[(((column + row * step + start) % swatches.length) + swatches.length) % swatches.length] ?? '#000000';
};

const fillingOf = (seed: string, column: number, row: number): Filling => {
  const start = Math.floor(shareOf(`${seed}|filling`) * FILLINGS.length);
  const at = column * 3 + row * 5 + start + Math.floor(shareOf(`${seed}|${column}|${row}`) * 2);
  return FILLINGS[((at % FILLINGS.length) + FILLINGS.length) % FILLINGS.length] ?? plain;
};

/** One tile: a field of color with the symbol, a piece of it or a picture of the trade. */
export const mosaicTile = (kit: MosaicKit, box: Box, column: number, row: number): Part => {
  const field = fieldOf(kit, column, row);
  const key = `${kit.seed}|${column}|${row}`;
  const [best, ...inks] = kit.inksOn(field);
  const cell: Cell = { box, key, field, ink: pickOf([best ?? '#000000', ...inks.slice(0, 2)], `${key}|ink`) };
  return { within: rectangle(box), parts: [{ d: rectangle(box), fill: field }, fillingOf(kit.seed, column, row)(kit, cell)] };
};

/** Tiles of one size over a box, one of them with its upper left corner at the origin. */
export const mosaic = (kit: MosaicKit, over: Box, side: number, origin: { readonly x: number; readonly y: number }): Part[] => {
  const from = { column: Math.floor((over.x - origin.x) / side), row: Math.floor((over.y - origin.y) / side) };
  const to = { column: Math.ceil((over.x + over.width - origin.x) / side), row: Math.ceil((over.y + over.height - origin.y) / side) };
  const parts: Part[] = [];
  for (let row = from.row; row < to.row; row += 1) {
    for (let column = from.column; column < to.column; column += 1) {
      parts.push(mosaicTile(kit, { x: origin.x + column * side, y: origin.y + row * side, width: side, height: side }, column, row));
    }
  }
  return parts;
};
