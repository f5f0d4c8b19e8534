import type { Brand } from '../../brand.ts';
import { type Ground, groundsOf } from '../../grounds.ts';
import type { Area, Box, Picture } from '../../picture/picture.ts';
import { placed } from '../../picture/place.ts';
import { rectangle, roundedRectangle } from '../../picture/shapes.ts';
import { ARRANGED } from './variant-files.ts';

const CELL = { width: 320, height: 260 };
/** Share of a cell around a logo. */
const AIR = 0.14;

const airy = ({ x, y, width, height }: Box, share = AIR): Box => {
  const by = Math.min(width, height) * share;
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
};

/** Every arrangement on every ground: what the folder holds, at a glance. */
export const versionsPicture = (brand: Brand): Picture => {
  const { light, dark, bold } = groundsOf(brand);
  const rows = [light, dark, bold];
  const cellOf = (ground: Ground, row: number) =>
    ARRANGED.flatMap((arrangement, column): Area[] => {
      const cell = { x: column * CELL.width, y: row * CELL.height, ...CELL };
      return [{ d: rectangle(cell), fill: ground.color }, ...placed(ground.logo(arrangement), airy(cell))];
    });
  return { width: ARRANGED.length * CELL.width, height: rows.length * CELL.height, areas: rows.flatMap(cellOf) };
};

/** The sizes in which the icon is met, on the ground of a light and of a dark bar. */
export const iconsPicture = (brand: Brand): Picture => {
  const { light, dark, bold } = groundsOf(brand);
  const half = 800;
  const height = 600;
  const rowOf = (ground: Ground, bar: string, x: number): Area[] => {
    const app = { x: x + 110, y: 150, width: 300, height: 300 };
    const round = { x: x + 470, y: 150, width: 140, height: 140 };
    return [
      { d: rectangle({ x, y: 0, width: half, height }), fill: bar },
      { d: roundedRectangle(app, 68), fill: ground.color },
      ...placed(ground.logo('symbol'), airy(app, 0.1)),
      { d: roundedRectangle(round, 70), fill: bold.color },
      ...placed(bold.logo('symbol'), airy(round, 0.16)),
      { d: roundedRectangle({ x: x + 470, y: 330, width: 120, height: 120 }, 27), fill: ground.color },
      ...placed(ground.logo('symbol32'), { x: x + 498, y: 358, width: 64, height: 64 }),
      ...placed(ground.logo('symbol16'), { x: x + 634, y: 374, width: 32, height: 32 }),
    ];
  };
  return { width: 2 * half, height, areas: [...rowOf(light, mixedBar(light.color), 0), ...rowOf(dark, '#3a3b3f', half)] };
};

/** A neutral bar that a ground is seen on. */
const mixedBar = (color: string): string => (color.toLowerCase() === '#ffffff' ? '#e9eaec' : '#ffffff');
