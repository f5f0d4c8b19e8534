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

