import { type Lab, distance, labOf } from './oklab.ts';
import { type FoundColor, type Pixels, isEven } from './picture-colors.ts';

const NOTHING = 255;
/** How far from an edge pixel its two colors are looked for. */
const REACH = 2;

/**
 * How much of each pixel every color covers, 0 to 255: an edge pixel is a mix of the two areas that meet there, so that the
 * outline runs through it where it ran before the picture became pixels.
 */
export const coverageOf = (pixels: Pixels, colors: readonly FoundColor[]): Uint8Array[] => {
  const { data, width, height } = pixels;
  const size = width * height;
  const labels = new Uint8Array(size).fill(NOTHING);
  const labs = new Map<number, Lab>();
  const labAt = (pixel: number): Lab => {
    const [r, g, b] = [data[pixel * 4] ?? 0, data[pixel * 4 + 1] ?? 0, data[pixel * 4 + 2] ?? 0];
    const key = (r << 16) | (g << 8) | b;
    const known = labs.get(key);
    if (known) return known;
    if (labs.size > 200_000) labs.clear();
    const lab = labOf([r, g, b]);
    labs.set(key, lab);
    return lab;
  };
  const nearest = (lab: Lab, among: Iterable<number>): number => {
    let [best, least] = [NOTHING, Infinity];
    for (const color of among) {
      const found = colors[color];
      const away = found ? distance(found.lab, lab) : Infinity;
      if (away < least) [best, least] = [color, away];
    }
    return best;
  };
  const all = colors.map((_, at) => at);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) if (isEven(pixels, x, y)) labels[y * width + x] = nearest(labAt(y * width + x), all);

  const masks = colors.map(() => new Uint8Array(size));
  const labelsAround = (x: number, y: number): Set<number> => {
    const around = new Set<number>();
    for (let ny = Math.max(0, y - REACH); ny <= Math.min(height - 1, y + REACH); ny += 1)
      for (let nx = Math.max(0, x - REACH); nx <= Math.min(width - 1, x + REACH); nx += 1) around.add(labels[ny * width + nx] ?? NOTHING);
    around.delete(NOTHING);
    return around;
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      const alpha = data[pixel * 4 + 3] ?? 0;
      if (alpha === 0) continue;
      const label = labels[pixel] ?? NOTHING;
      if (label !== NOTHING) {
        masks[label]![pixel] = alpha;
        continue;
      }
      const around = labelsAround(x, y);
      const lab = labAt(pixel);
      const [one, other, share] = mixOf(lab, [...around], colors) ?? mixWithOne(lab, around, colors) ?? [nearest(lab, all), NOTHING, 1];
      masks[one]![pixel] = Math.round(alpha * share);
      if (other !== NOTHING) masks[other]![pixel] = Math.round(alpha * (1 - share));
    }
  }
  return masks;
};

/** A color that is further than this from every mix of its neighbors is one of its own: a hairline. */
const OFF_THE_LINE = 0.12;

/** The two colors whose blend comes closest to a pixel, and the share of the first; undefined where no blend of the given colors does. */
const mixOf = (lab: Lab, among: readonly number[], colors: readonly FoundColor[]): [one: number, other: number, share: number] | undefined => {
  let best: [number, number, number] | undefined;
  let least = OFF_THE_LINE;
  for (const [i, one] of among.entries()) {
    for (const other of among.slice(i + 1)) {
      const [a, b] = [colors[one]!.lab, colors[other]!.lab];
      const line = [a[0] - b[0], a[1] - b[1], a[2] - b[2]] as const;
      const length = line[0] ** 2 + line[1] ** 2 + line[2] ** 2;
      const share = Math.min(1, Math.max(0, ((lab[0] - b[0]) * line[0] + (lab[1] - b[1]) * line[1] + (lab[2] - b[2]) * line[2]) / length));
      const away = distance(lab, [b[0] + share * line[0], b[1] + share * line[1], b[2] + share * line[2]]);
      if (away < least) [best, least] = [[one, other, share], away];
    }
  }
  if (best) return best;
  const [only] = among;
  return among.length === 1 && only !== undefined && distance(lab, colors[only]!.lab) < OFF_THE_LINE ? [only, NOTHING, 1] : undefined;
};

/** A pixel this near to a color is that color. */
const SAME = 0.03;

/**
 * In a stroke or a gap thinner than a pixel, no pixel has the stroke's own color: half brown, half white is not the
 * orange that it looks like. The best blend of a neighbor and any other color, where no color is the pixel's own.
 */
const mixWithOne = (lab: Lab, around: ReadonlySet<number>, colors: readonly FoundColor[]): [one: number, other: number, share: number] | undefined => {
  if (colors.some((color) => distance(color.lab, lab) < SAME)) return undefined;
  let best: [number, number, number] | undefined;
  let least = OFF_THE_LINE;
  for (const one of around) {
    for (const other of colors.keys()) {
      const mix = other === one ? undefined : mixOf(lab, [one, other], colors);
      if (!mix) continue;
      const [a, b, share] = [colors[mix[0]]!.lab, colors[mix[1]]!.lab, mix[2]];
      const away = distance(lab, [b[0] + share * (a[0] - b[0]), b[1] + share * (a[1] - b[1]), b[2] + share * (a[2] - b[2])]);
      if (away < least) [best, least] = [mix, away];
    }
  }
  return best;
};

/** Adds to each mask, in the order of painting, what later ones cover right beside it: neighbors overlap, and no background shines through between them. */
export const underlapped = (masks: readonly Uint8Array[], width: number, height: number): Uint8Array[] =>
  masks.map((mask, k) => {
    const own = Uint8Array.from(mask);
    const later = masks.slice(k + 1);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const pixel = y * width + x;
        const above = later.reduce((sum, each) => sum + (each[pixel] ?? 0), 0);
        if (above === 0) continue;
        const touches = [pixel - 1, pixel + 1, pixel - width, pixel + width, pixel].some((next) => (mask[next] ?? 0) > 127);
        if (touches) own[pixel] = Math.min(255, (mask[pixel] ?? 0) + above);
      }
    }
    return own;
  });
