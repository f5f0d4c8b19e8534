import type { Artwork, VariantArrangement } from '@fifteen/logo-engine';
import sharp from 'sharp';
import type { Brand } from '../../../brand.ts';
import type { Picture } from '../../../picture/picture.ts';
import { placed } from '../../../picture/place.ts';
import { pngOf } from '../../../picture/png.ts';
import { letterHeightOf } from './ink.ts';

/** Width of a logo below which it is not used. */
export interface LeastSize {
  readonly pixels: number;
  readonly millimetres: number;
}

export interface LeastSizes {
  readonly logo: LeastSize;
  readonly symbol: LeastSize;
  readonly wordmark: LeastSize;
}

/** Likeness of its pixels to the large drawing that a small logo keeps: the engine's own gate for lockups. */
const LIKENESS = 0.88;
/** Least height of letters: about 6 pt type in print, 7 px on a screen. */
const LETTER_MILLIMETRES = 1.5;
const LETTER_PIXELS = 7;
/** Fine offset printing shows 150 dots an inch. */
const MILLIMETRES_A_DOT = 25.4 / 150;
const WIDTHS = [16, 20, 24, 28, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 240];
const LARGE = 480;

const greysOf = async (picture: Picture, width: number): Promise<Uint8Array> => {
  const small = sharp(await pngOf(picture, width)).flatten({ background: '#ffffff' }).greyscale();
  return small.resize({ width: LARGE, height: Math.round((LARGE * picture.height) / picture.width), fit: 'fill', kernel: 'cubic' }).raw().toBuffer();
};

const mean = (values: Uint8Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Pearson's correlation, -1 to 1. */
const correlation = (one: Uint8Array, other: Uint8Array): number => {
  const [meanOne, meanOther] = [mean(one), mean(other)];
  let [both, first, second] = [0, 0, 0];
  for (let at = 0; at < one.length; at += 1) {
    const [a, b] = [one[at]! - meanOne, other[at]! - meanOther];
    both += a * b;
    first += a * a;
    second += b * b;
  }
  return both / Math.sqrt(first * second || 1);
};

/** Narrowest width in pixels at which a logo is still like itself. */
const likeFrom = async (artwork: Artwork): Promise<number> => {
  const picture: Picture = { width: artwork.width, height: artwork.height, areas: placed(artwork, { x: 0, y: 0, width: artwork.width, height: artwork.height }) };
  const large = await greysOf(picture, LARGE);
  for (const width of WIDTHS) if (correlation(await greysOf(picture, width), large) >= LIKENESS) return width;
  return WIDTHS.at(-1)!;
};

const upTo = (value: number, step: number): number => Math.ceil(value / step) * step;

const leastSizeOf = async (artwork: Artwork): Promise<LeastSize> => {
  const dots = await likeFrom(artwork);
  const letter = letterHeightOf(artwork);
  const widths = letter === null ? 0 : artwork.width / letter;
  return {
    pixels: Math.max(dots, upTo(widths * LETTER_PIXELS, 4)),
    millimetres: Math.max(upTo(dots * MILLIMETRES_A_DOT, 1), upTo(widths * LETTER_MILLIMETRES, 1)),
  };
};

/** Measured on the drawings: likeness at a size, and the height of letters. Of the symbol, there is a cut for 16 px. */
export const leastSizesOf = async ({ logo }: Brand): Promise<LeastSizes> => {
  const artwork = (arrangement: VariantArrangement) => logo.artwork({ arrangement, coloring: 'dark', fit: 'tight' });
  const [primary, symbol, wordmark] = await Promise.all([artwork('primary'), artwork('symbol'), artwork('wordmark')].map(leastSizeOf));
  return { logo: primary!, symbol: { ...symbol!, pixels: 16 }, wordmark: wordmark! };
};
