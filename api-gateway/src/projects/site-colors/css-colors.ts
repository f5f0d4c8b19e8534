import { converter, differenceEuclidean, formatHex, parse, type Oklch } from 'culori';

/** How much each color leads, by its hex. */
export type ColorWeights = Map<string, number>;

/** Lengths are bounded, so that a stylesheet made for it takes no longer than another of its size. */
const DECLARATION = /(--)?([\w-]{1,80})\s{0,4}:\s{0,4}([^;{}]{1,300})/g;
const COLOR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab)a?\([^()]{1,60}\)|var\(\s{0,4}--([\w-]{1,80})/gi;
/** What site builders and frameworks bring along for every site. */
const OF_A_FRAMEWORK = /^(wp--preset|bs-(?!primary|secondary)|chakra|mdc|mat-|swiper|fa-|tw-)/;
const NAMED_FOR_THE_BRAND = /brand|primary|accent|theme|secondary|main/;

const NAMED = 14;
const PAINTS: Readonly<Record<string, number>> = { background: 3, 'background-color': 3, fill: 2, color: 1, 'border-color': 1 };
/** A site says by this what color it is. */
export const THEME_COLOR = 40;

const hexOf = (text: string): string | undefined => {
  const color = parse(text.trim().toLowerCase());
  return color && (color.alpha ?? 1) >= 0.6 ? formatHex(color) : undefined;
};

const add = (weights: ColorWeights, hex: string | undefined, weight: number): void => {
  if (hex !== undefined && weight > 0) weights.set(hex, (weights.get(hex) ?? 0) + weight);
};

/** Adds a color that a page names by itself. */
export const addColor = (weights: ColorWeights, text: string, weight: number): void => add(weights, hexOf(text), weight);

/** Adds what a stylesheet, or the text of a style attribute, paints with; custom properties count where they are used. */
export const addStyles = (weights: ColorWeights, variables: Map<string, string>, css: string): void => {
  const declarations = [...css.matchAll(DECLARATION)].map(([, custom, name = '', value = '']) => ({ isCustom: custom !== undefined, name: name.toLowerCase(), value }));
  for (const { isCustom, name, value } of declarations) {
    if (!isCustom || OF_A_FRAMEWORK.test(name)) continue;
    const hex = hexOf(value);
    if (hex === undefined) continue;
    variables.set(name, hex);
    if (NAMED_FOR_THE_BRAND.test(name)) add(weights, hex, NAMED);
  }
  for (const { isCustom, name, value } of declarations) {
    const weight = isCustom ? 0 : (PAINTS[name] ?? 0);
    if (weight === 0) continue;
    for (const [found, variable] of value.matchAll(COLOR)) add(weights, variable === undefined ? hexOf(found) : variables.get(variable.toLowerCase()), weight);
  }
};

const toOklch = converter('oklch');
const distance = differenceEuclidean('oklab');
/** Below it a color is black, white or gray, which every site has. */
const CHROMA_LEAST = 0.04;
const SAME = 0.07;

const isChromatic = (hex: string): boolean => {
  const { c, l }: Oklch = toOklch(hex)!;
  return c >= CHROMA_LEAST && l > 0.12 && l < 0.97;
};

/** The leading colors, those that look alike as one, the strongest first. */
export const leadingColors = (weights: ColorWeights, most: number): string[] => {
  const groups: { hex: string; weight: number }[] = [];
  for (const [hex, weight] of [...weights].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))) {
    if (!isChromatic(hex)) continue;
    const alike = groups.find((group) => distance(group.hex, hex) < SAME);
    if (alike) alike.weight += weight;
    else groups.push({ hex, weight });
  }
  const sorted = groups.toSorted((one, other) => other.weight - one.weight);
  // One mention among hundreds is a detail of a page, no color of a brand.
  const least = ((sorted[0]?.weight ?? 0) - THEME_COLOR) * 0.04;
  return sorted.filter(({ weight }) => weight >= least).slice(0, most).map(({ hex }) => hex);
};
