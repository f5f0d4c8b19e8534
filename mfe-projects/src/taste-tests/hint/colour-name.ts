import { chromaOf, labOfHex, type Lab } from '../palette/oklab.ts';

/** Hues by where they end, in degrees of OKLab. */
const HUES: readonly (readonly [until: number, name: string])[] = [
  [18, 'pink'],
  [42, 'red'],
  [76, 'orange'],
  [103, 'yellow'],
  [145, 'lime'],
  [166, 'green'],
  [204, 'teal'],
  [248, 'sky blue'],
  [285, 'blue'],
  [325, 'violet'],
  [360, 'pink'],
];

const GREY_BELOW = 0.025;

const greyOf = (l: number): string => {
  if (l < 0.25) return 'black';
  if (l < 0.45) return 'dark gray';
  if (l < 0.78) return 'gray';
  return l < 0.95 ? 'light gray' : 'white';
};

const hueOf = ({ a, b }: Lab): string => {
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  const turn = degrees < 0 ? degrees + 360 : degrees;
  return HUES.find(([until]) => turn < until)?.[1] ?? 'pink';
};

const shadeOf = ({ l }: Lab, chroma: number): string => {
  if (l < 0.4) return 'deep ';
  return l > 0.84 && chroma < 0.14 ? 'pale ' : '';
};

/** Names that a shade has of its own. */
const ownNameOf = (hue: string, { l }: Lab, chroma: number): string | undefined => {
  const isWarm = hue === 'orange' || hue === 'yellow';
  if (isWarm && l > 0.9 && chroma > 0.012 && chroma < 0.07) return 'cream';
  if (isWarm && l > 0.78 && chroma < 0.09 && chroma > GREY_BELOW) return 'sand';
  if (hue === 'orange' && l < 0.55 && chroma < 0.13 && chroma > GREY_BELOW) return l < 0.4 ? 'dark brown' : 'brown';
  return undefined;
};

/** What people call a colour, roughly: "deep teal", "brown", "pale yellow". */
export const colourNameOf = (hex: string): string => {
  const lab = labOfHex(hex);
  const chroma = chromaOf(lab);
  const hue = hueOf(lab);
  return ownNameOf(hue, lab, chroma) ?? (chroma < GREY_BELOW ? greyOf(lab.l) : `${shadeOf(lab, chroma)}${hue}`);
};
