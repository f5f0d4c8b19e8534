import { alphaFloorOf, type Pixels } from './colour-bins.ts';
import { distance, labOfRgb, type Lab } from './oklab.ts';

const hexOf = (red: number, green: number, blue: number): string =>
  `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`;

/** Every colour of the picture once, as numbers of 24 bits. */
const coloursIn = (pixels: Pixels): Set<number> => {
  const { data } = pixels;
  const floor = alphaFloorOf(pixels);
  const colours = new Set<number>();
  for (let at = 0; at + 3 < data.length; at += 4) {
    if (data[at + 3]! >= floor) colours.add((data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!);
  }
  return colours;
};

/** For each colour the pixel of the picture that comes nearest: a mean of many is a colour that nobody painted. */
export const realColours = (pixels: Pixels, labs: readonly Lab[]): string[] => {
  const nearest = labs.map(() => ({ gap: Infinity, hex: '' }));
  for (const colour of coloursIn(pixels)) {
    const [red, green, blue] = [colour >> 16, (colour >> 8) & 255, colour & 255];
    const lab = labOfRgb(red, green, blue);
    labs.forEach((wanted, i) => {
      const gap = distance(lab, wanted);
      if (gap < nearest[i]!.gap) nearest[i] = { gap, hex: hexOf(red, green, blue) };
    });
  }
  return nearest.map(({ hex }) => hex);
};
