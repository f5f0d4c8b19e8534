import { type Layer, boundsOfLayers, transformLayers } from '@fifteen/drawing';
import type { Layout } from '../genome.ts';
import { type Word, bandBox } from './word.ts';

/** A mark in its own units, and the stroke that it is drawn with. */
export interface Mark {
  readonly layers: readonly Layer[];
  /** Width of its strokes in its own units. */
  readonly stem: number;
}

/** Mark and name beside each other, in units of the name's. */
export interface Lockup {
  readonly layers: readonly Layer[];
  /** What a unit of the mark measures here. */
  readonly markScale: number;
}

export interface LockupOptions {
  readonly layout: Exclude<Layout, 'wordmark'>;
  /** Space between mark and name, 1 is usual. */
  readonly gap: number;
  /** Size of the mark, 1 is usual. */
  readonly size: number;
  readonly isRightToLeft: boolean;
  /** Beside the name, the mark comes after it in the direction of reading. */
  readonly markLast?: boolean | undefined;
}

/** Height of a mark above a name, in cap heights: where the strokes of both match, within what looks right. */
const ABOVE = { usual: 3.6, least: 2.5, most: 5.2 };
/** Height of a mark beside a name, in heights of the name's band, by its number of lines. */
const BESIDE = [2.25, 1.42, 1.24, 1.16];
/** A word narrower than this share of the mark above it looks lost. */
const NARROWEST_WORD = 0.72;
/** How much a mark may differ from the name's stroke before size gives way no further. */
const STROKE_PULL = 0.45;

/** The layers of mark and name, placed by one rule: equal strokes first, then proportion. */
export function lockUp(mark: Mark, word: Word, options: LockupOptions): Lockup {
  return options.layout === 'horizontal' ? beside(mark, word, options) : above(mark, word, options);
}

function above(mark: Mark, word: Word, { layout, gap, size }: LockupOptions): Lockup {
  const box = boundsOfLayers(mark.layers);
  const aspect = box.width / box.height;
  const matched = (word.stem / Math.max(mark.stem, 1)) * (box.height / word.cap);
  const usual = ABOVE.usual * (word.lines > 1 ? 1.15 : 1) * (aspect > 1.4 ? 0.82 : aspect < 0.7 ? 1.15 : 1);
  const blended = usual * (matched / usual) ** STROKE_PULL;
  const wordy = Math.max(ABOVE.least, Math.min(ABOVE.most, blended)) * word.cap;
  // A short name under a wide mark: the mark shrinks until the name holds it.
  const widest = word.box.width / NARROWEST_WORD;
  // A long name under a small mark: the mark grows until it leads.
  const leading = Math.max(wordy, (word.box.width * 0.36) / Math.max(1, aspect));
  const height = Math.min(leading, Math.max(widest / aspect, word.cap * ABOVE.least)) * size;
  const k = height / box.height;
  const space = Math.max(word.cap * 0.62, height * 0.17) * gap;
  const center = word.box.cx;
  if (layout === 'below') {
    const top = Math.max(word.band.bottom, word.box.bottom - word.cap * 0.2) + space;
    return { layers: [...word.layers, ...moved(mark.layers, k, center - k * box.cx, top - k * box.top)], markScale: k };
  }
  const bottom = Math.min(word.band.top, word.box.top + word.cap * 0.06) - space;
  return { layers: [...moved(mark.layers, k, center - k * box.cx, bottom - k * box.bottom), ...word.layers], markScale: k };
}

function beside(mark: Mark, word: Word, { gap, size, isRightToLeft, markLast = false }: LockupOptions): Lockup {
  const box = boundsOfLayers(mark.layers);
  const band = bandBox(word);
  const aspect = box.width / box.height;
  const growth = BESIDE[Math.min(word.lines, BESIDE.length) - 1]!;
  const height = ((band.height * growth) / (aspect > 1.25 ? Math.sqrt(aspect) : 1)) * size;
  const k = height / box.height;
  const space = Math.max(0.5 * word.cap, height * 0.2) * gap;
  const y = band.cy - k * box.cy;
  const x = isRightToLeft !== markLast ? word.box.right + space - k * box.left : word.box.left - space - k * box.right;
  return { layers: [...moved(mark.layers, k, x, y), ...word.layers], markScale: k };
}

const moved = (layers: readonly Layer[], k: number, x: number, y: number): Layer[] => transformLayers(layers, [k, 0, 0, k, x, y]);
