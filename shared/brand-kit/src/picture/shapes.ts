import type { Box } from './picture.ts';

export const rectangle = ({ x, y, width, height }: Box): string => `M ${x} ${y} H ${x + width} V ${y + height} H ${x} Z`;

/** Share of the radius that makes a cubic curve a quarter of a circle. */
const QUARTER = 0.5522847498;

/** A box with round corners; a radius of half its height makes a pill. */
export const roundedRectangle = ({ x, y, width, height }: Box, radius: number): string => {
  const r = Math.min(radius, width / 2, height / 2);
  const k = r * (1 - QUARTER);
  const [right, bottom] = [x + width, y + height];
  return [
    `M ${x + r} ${y} H ${right - r} C ${right - k} ${y} ${right} ${y + k} ${right} ${y + r}`,
    `V ${bottom - r} C ${right} ${bottom - k} ${right - k} ${bottom} ${right - r} ${bottom}`,
    `H ${x + r} C ${x + k} ${bottom} ${x} ${bottom - k} ${x} ${bottom - r}`,
    `V ${y + r} C ${x} ${y + k} ${x + k} ${y} ${x + r} ${y} Z`,
  ].join(' ');
};

/** A circle of four cubic curves. */
export const circle = (x: number, y: number, r: number): string => roundedRectangle({ x: x - r, y: y - r, width: 2 * r, height: 2 * r }, r);

/** A quarter of a disc that fills a square, its middle in the corner that is named. */
export const quarterDisc = ({ x, y, width }: Box, corner: 0 | 1 | 2 | 3): string => {
  const [cx, cy] = [corner === 1 || corner === 2 ? x + width : x, corner > 1 ? y + width : y];
  const [dx, dy] = [cx === x ? width : -width, cy === y ? width : -width];
  return `M ${cx} ${cy} H ${cx + dx} C ${cx + dx} ${cy + dy * QUARTER} ${cx + dx * QUARTER} ${cy + dy} ${cx} ${cy + dy} Z`;
};
