import type { Brand } from '../../brand.ts';
import { mixed } from '../../color/color.ts';
import type { Ground, Grounds } from '../../grounds.ts';
import { emblemOf, inked, plainEmblem, placedEmblem } from '../../imagery/emblem.ts';
import { mosaic } from '../../imagery/mosaic.ts';
import { mosaicKitOf } from '../../imagery/mosaic-kit.ts';
import { pattern } from '../../imagery/pattern.ts';
import type { Look } from '../../look.ts';
import { insetBox } from '../../picture/bounds.ts';
import type { Area, Box } from '../../picture/picture.ts';
import type { Part } from '../../picture/scene.ts';
import { rectangle } from '../../picture/shapes.ts';
import { lockup } from './lockup.ts';

export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Logo and words stay inside. */
  readonly safe: Box;
}

/** A header in two layers: what may be cut off, and what must be seen. */
export interface Design {
  readonly ground: string;
  readonly scenery: readonly Part[];
  readonly said: readonly Area[];
}

type Draw = (brand: Brand, grounds: Grounds, canvas: Canvas) => Design;

const wholeOf = ({ width, height }: Canvas): Box => ({ x: 0, y: 0, width, height });

/** Tiles all around a field that is on their grid: as many rows as make tiles of a good size. */
const poster: Draw = (brand, { dark, bold }, canvas) => {
  const ground = bold;
  const rows = Math.max(2, Math.round(canvas.safe.height / 200));
  const side = canvas.safe.height / rows;
  const columns = Math.floor(canvas.safe.width / side);
  const field: Box = { x: canvas.safe.x + canvas.safe.width - columns * side, y: canvas.safe.y, width: columns * side, height: canvas.safe.height };
  const tiles = mosaic(mosaicKitOf(brand, 'header'), wholeOf(canvas), side, field);
  const scenery: Part[] = [...tiles, { d: rectangle(field), fill: ground.color }];
  return { ground: dark.color, scenery, said: lockup(brand, ground, insetBox(field, side * 0.22), 'centre') };
};

/** The symbol far larger than the picture, cut by its edge, in the logo's own colors; words to the left of it. */
const grid: Draw = (brand, { dark }, canvas) => {
  const { safe, width, height } = canvas;
  const emblem = emblemOf(dark.logo('symbol'));
  const side = Math.max(safe.height * 1.75, Math.min(height * 1.2, width * 0.6));
  const box: Box = { x: Math.max(safe.x + safe.width * 0.66, width - side * 0.78), y: (height - side) / 2, width: side, height: side };
  const band: Box = { x: box.x - side * 0.12, y: 0, width: width, height };
  const shade = mixed(dark.color, dark.text, 0.06);
  const ghost = placedEmblem(inked(plainEmblem(brand), shade), { x: -side * 0.55, y: (height - side) / 2 + side * 0.1, width: side, height: side });
  return {
    ground: dark.color,
    scenery: [ghost, { d: rectangle(band), fill: shade }, placedEmblem(emblem, box)],
    said: lockup(brand, dark, { ...safe, width: Math.min(safe.width, band.x - safe.x) - safe.height * 0.12 }, 'left'),
  };
};

/** A calm middle between two fields with the symbol in rows, tone on tone. */
const serene: Draw = (brand, { light, dark }, canvas) => {
  const { safe, width, height } = canvas;
  const step = Math.max(90, Math.min(150, safe.height * 0.34));
  const rows = pattern(inked(plainEmblem(brand), mixed(dark.color, dark.accent, 0.42)), wholeOf(canvas), step);
  const column: Box = { x: safe.x, y: 0, width: safe.width, height };
  const line = Math.max(2, Math.round(safe.height / 150));
  const rules = [safe.x + line * 6, safe.x + safe.width - line * 7].map((x): Part => ({ d: rectangle({ x, y: 0, width: line, height }), fill: light.accent }));
  const inner: Box = { x: safe.x + safe.width * 0.1, y: safe.y + safe.height * 0.12, width: safe.width * 0.8, height: safe.height * 0.76 };
  return {
    ground: dark.color,
    scenery: [rows, { d: rectangle(column), fill: light.color }, ...(width > safe.width ? rules : [])],
    said: lockup(brand, light, inner, 'centre'),
  };
};

const DRAW: Readonly<Record<Look, Draw>> = { poster, grid, serene };

export const designOf = (look: Look, brand: Brand, grounds: Grounds, canvas: Canvas): Design => DRAW[look](brand, grounds, canvas);

/** The symbol within the circle that a profile picture is cut to: its corners stay inside. */
export const avatarOf = (ground: Ground, side: number): Design => {
  const emblem = emblemOf(ground.logo('symbol'));
  const scale = (side * 0.66) / Math.hypot(emblem.width, emblem.height);
  const [width, height] = [emblem.width * scale, emblem.height * scale];
  return { ground: ground.color, scenery: [placedEmblem(emblem, { x: (side - width) / 2, y: (side - height) / 2, width, height })], said: [] };
};
