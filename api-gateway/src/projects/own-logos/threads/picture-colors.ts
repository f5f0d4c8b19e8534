import { type Lab, type Rgb, distance, hexOf, labOf } from './oklab.ts';

/** Pixels as they come from the decoder: four bytes each, red, green, blue, alpha. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface FoundColor {
  readonly hex: string;
  readonly lab: Lab;
  readonly rgb: Rgb;
  /** Of all opaque and even pixels, 0 to 1. */
  readonly share: number;
}

/** Neighbors that differ by more are an edge, whose mixed color is nobody's. */
const EDGE = 30;
/** Colors nearer than this are one: a JPEG's noise, a slight gradient. */
const SAME = 0.075;
/** Of what is not the commonest color: a thin line of small letters has little of a large picture. */
const LEAST_SHARE = 0.004;
const LEAST_PIXELS = 16;
const MOST = 8;
const OPAQUE = 200;

/** Whether a pixel is inside an even area: opaque, and like the ones next to it. */
export const isEven = ({ data, width, height }: Pixels, x: number, y: number): boolean => {
  const at = (y * width + x) * 4;
  if ((data[at + 3] ?? 0) < OPAQUE) return false;
  for (const [dx, dy] of [[1, 0], [0, 1], [-1, 0], [0, -1]] as const) {
    const [nx, ny] = [x + dx, y + dy];
    if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
    const next = (ny * width + nx) * 4;
    if ((data[next + 3] ?? 0) < OPAQUE) return false;
    for (let channel = 0; channel < 3; channel += 1) if (Math.abs((data[at + channel] ?? 0) - (data[next + channel] ?? 0)) > EDGE) return false;
  }
  return true;
};

interface Bin {
  count: number;
  sum: [number, number, number];
}

/** Even pixels counted by color, five bits a channel; all opaque ones where a drawing is so fine that none is even. */
const binsOf = (pixels: Pixels): Bin[] => {
  const count = (isCounted: (x: number, y: number) => boolean): Map<number, Bin> => {
    const bins = new Map<number, Bin>();
    for (let y = 0; y < pixels.height; y += 1) {
      for (let x = 0; x < pixels.width; x += 1) {
        if (!isCounted(x, y)) continue;
        const at = (y * pixels.width + x) * 4;
        const [r, g, b] = [pixels.data[at] ?? 0, pixels.data[at + 1] ?? 0, pixels.data[at + 2] ?? 0];
        const key = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
        const bin = bins.get(key) ?? { count: 0, sum: [0, 0, 0] };
        bin.count += 1;
        bin.sum[0] += r;
        bin.sum[1] += g;
        bin.sum[2] += b;
        bins.set(key, bin);
      }
    }
    return bins;
  };
  const even = count((x, y) => isEven(pixels, x, y));
  const bins = even.size > 0 ? even : count((x, y) => (pixels.data[(y * pixels.width + x) * 4 + 3] ?? 0) >= OPAQUE);
  return [...bins.values()].toSorted((one, other) => other.count - one.count);
};

const meanOf = ({ count, sum }: Bin): Rgb => sum.map((value) => Math.round(value / count)) as unknown as Rgb;

/** The flat colors of a picture, the most used first; empty where it is transparent all over. */
export const colorsOf = (pixels: Pixels): FoundColor[] => {
  const bins = binsOf(pixels);
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  const groups: { lab: Lab; peak: Bin; count: number }[] = [];
  for (const bin of bins) {
    const lab = labOf(meanOf(bin));
    const near = groups.find((group) => distance(group.lab, lab) < SAME);
    if (near) {
      near.count += bin.count;
      // The commonest shade names the group; its nearest neighbors only steady the mean.
      if (distance(near.lab, lab) < SAME / 3) {
        near.peak.count += bin.count;
        near.peak.sum = near.peak.sum.map((value, i) => value + (bin.sum[i] ?? 0)) as [number, number, number];
      }
    } else if (groups.length < 64) groups.push({ lab, peak: { count: bin.count, sum: [...bin.sum] }, count: bin.count });
  }
  const most = Math.max(...groups.map(({ count }) => count));
  return groups
    .filter(({ count }) => count >= LEAST_PIXELS && count >= LEAST_SHARE * (total - most))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST)
    .map(({ peak, count }) => {
      const rgb = snapped(meanOf(peak));
      return { hex: hexOf(rgb), rgb, lab: labOf(rgb), share: count / total };
    });
};

/** White and black of a JPEG are a shade off: they are meant. */
const snapped = (rgb: Rgb): Rgb => {
  if (Math.min(...rgb) >= 250) return [255, 255, 255];
  return Math.max(...rgb) <= 5 ? [0, 0, 0] : rgb;
};

/** Share of the border that must be in one color for it to be the background. */
const BORDER = 0.6;

/** What is behind the logo: null where the border is transparent, undefined where the picture is filled to its edge with several colors. */
export const backgroundOf = ({ data, width, height }: Pixels, colors: readonly FoundColor[]): FoundColor | null | undefined => {
  const votes = new Map<FoundColor | null, number>();
  let all = 0;
  const vote = (x: number, y: number): void => {
    const at = (y * width + x) * 4;
    all += 1;
    const lab = labOf([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
    const nearest = (data[at + 3] ?? 0) < 128 ? null : colors.toSorted((one, other) => distance(one.lab, lab) - distance(other.lab, lab))[0];
    if (nearest !== undefined) votes.set(nearest, (votes.get(nearest) ?? 0) + 1);
  };
  for (let x = 0; x < width; x += 1) for (const y of [0, height - 1]) vote(x, y);
  for (let y = 1; y < height - 1; y += 1) for (const x of [0, width - 1]) vote(x, y);
  const [most] = [...votes].toSorted(([, one], [, other]) => other - one);
  return most && most[1] / all >= BORDER ? most[0] : undefined;
};
