import type { Darkness } from '../fingerprint/features.ts';
import type { Pixels } from '../score/raster.ts';
import { type Mask, convexHull, depthsOf, maskOf } from './convex-hull.ts';

/** A mark as a picture of colors on white, and which of it is ink, 0 to 1. */
interface Picture {
  readonly size: number;
  readonly pixels: Uint8ClampedArray;
  readonly ink: Float64Array;
}

/** Darkness of the faintest channel, of 255, that counts as full ink. */
const FULL_INK = 70;
/**
 * Difference of a channel, of 255, below which nothing is another color, and which share of the greatest difference is
 * none yet, or one for sure: so that a container in a gradient is one color.
 */
const OTHER_COLOR = { least: 24, none: 0.4, full: 0.6 };
/** A container is as good as convex: its outline is inked nearly all around. */
const OUTLINE_INKED = 0.9;
/** Least share of its box that a container fills: a disc 0.79, a hexagon 0.75, a diamond 0.5. */
const FILLS_BOX = 0.45;
const LONGEST = 2.2;
/** A frame is clear of ink at some depth in its outer part. */
const FRAME = { clear: 0.12, within: 0.45 };
/** What a held figure takes of its container: less is a speck, and with more the outer shape is not a container. */
const HELD = { least: 0.035, most: 0.72, reach: 0.36 };
/** A hole that repeats its container's outline belongs to a ring or to a letter. */
const SAME_OUTLINE = 0.86;
/** Shares of its hull and of its box that a disc or a bar fills: such a hole says less than what it is cut into. */
const PLAIN = { hull: 0.93, box: 0.74 };
/** Disc in a square, ring around a disc: containers are taken off twice. */
const LAYERS = 2;

/** The figure of a mark in one color: without the disc, square, ring or shield that holds it. */
export function figureOf({ width: size, data }: Pixels): Darkness {
  let picture: Picture = { size, pixels: data, ink: inkOf(data, size) };
  for (let layer = 0; layer < LAYERS; layer += 1) {
    const held = heldIn(picture);
    if (!held) break;
    picture = held;
  }
  return { size, values: picture.ink };
}

/** A mark as it is printed in one color: what a solid container holds in another color is left white. */
export function inOneInk({ width: size, data }: Pixels): Darkness {
  const picture: Picture = { size, pixels: data, ink: inkOf(data, size) };
  const held = heldIn(picture);
  return { size, values: held ? picture.ink.map((value, i) => Math.max(0, value - held.cut[i]!)) : picture.ink };
}

function inkOf(data: Uint8ClampedArray, size: number): Float64Array {
  const ink = new Float64Array(size * size);
  for (let i = 0; i < ink.length; i += 1) {
    const faintest = Math.min(data[4 * i] as number, data[4 * i + 1] as number, data[4 * i + 2] as number);
    if (faintest < 255) ink[i] = Math.min(1, (255 - faintest) / FULL_INK);
  }
  return ink;
}

/** A figure that was held, and how much of each pixel of a solid container it is cut out of, 0 to 1. */
interface Held extends Picture {
  readonly cut: Float64Array;
}

/** What a container holds, in its place; null where there is no container, or nothing that deserves the name in it. */
function heldIn(picture: Picture): Held | null {
  const { size, ink } = picture;
  const mask = maskOf(ink);
  const hull = convexHull(mask, size);
  const box = boxOf(hull, size);
  if (!box || box.area / (box.width * box.height) < FILLS_BOX || Math.max(box.width / box.height, box.height / box.width) > LONGEST) return null;
  const depth = depthsOf(hull, size);
  const inked = inkedByDepth(mask, depth, size);
  if ((inked[2] ?? 0) < OUTLINE_INKED) return null;
  const gap = frameDepth(inked);
  const held = gap === null ? cutOut(picture, depth) : inside(picture, mask, depth, gap);
  if (!isFigure(held, hull, size, box)) return null;
  return { ...picture, ink: held, cut: gap === null ? held : new Float64Array(held.length) };
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** In pixels. */
  readonly area: number;
}

function boxOf(mask: Mask, size: number): Box | null {
  let [left, top, right, bottom, area] = [size, size, -1, -1, 0];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!mask[y * size + x]) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
      area += 1;
    }
  }
  return area === 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1, area };
}

/** For each whole depth the share of the pixels there that are ink. */
function inkedByDepth(mask: Mask, depth: Float64Array, size: number): number[] {
  const [inked, all] = [new Uint32Array(size), new Uint32Array(size)];
  let deepest = 0;
  for (let i = 0; i < mask.length; i += 1) {
    const ring = Math.floor(depth[i] as number);
    if (ring === 0) continue;
    all[ring]! += 1;
    inked[ring]! += mask[i]!;
    if (ring > deepest) deepest = ring;
  }
  return Array.from({ length: deepest + 1 }, (_, ring) => (all[ring] ? inked[ring]! / all[ring] : 0));
}

/** Where a frame ends: the first depth that is clear of ink; null for a solid container. */
function frameDepth(share: readonly number[]): number | null {
  const within = Math.floor((share.length - 1) * FRAME.within);
  for (let ring = 2; ring <= within; ring += 1) if (share[ring]! < FRAME.clear) return ring;
  return null;
}

/** The ink that a frame surrounds without touching it. */
function inside({ size, ink }: Picture, mask: Mask, depth: Float64Array, gap: number): Float64Array {
  const frame = connectedTo(mask, size, (i) => depth[i]! < gap);
  return ink.map((value, i) => (depth[i]! > gap && !frame[i] ? value : 0));
}

/** All of a mask that hangs together with any pixel of it which `isSeed`. */
function connectedTo(mask: Mask, size: number, isSeed: (i: number) => boolean): Mask {
  const found = new Uint8Array(mask.length);
  const open: number[] = [];
  const visit = (i: number): void => {
    if (!mask[i] || found[i]) return;
    found[i] = 1;
    open.push(i);
  };
  for (let i = 0; i < mask.length; i += 1) if (isSeed(i)) visit(i);
  for (let i = open.pop(); i !== undefined; i = open.pop()) {
    if (i % size > 0) visit(i - 1);
    if (i % size < size - 1) visit(i + 1);
    visit(i - size);
    visit(i + size);
  }
  return found;
}

/** What a solid container shows in another color than its own, white included. */
function cutOut({ pixels }: Picture, depth: Float64Array): Float64Array {
  const own = outlineColor(pixels, depth);
  const held = new Float64Array(depth.length);
  let most = 0;
  for (let i = 0; i < held.length; i += 1) {
    if (depth[i]! <= 2) continue;
    const difference = Math.max(Math.abs(pixels[4 * i]! - own[0]!), Math.abs(pixels[4 * i + 1]! - own[1]!), Math.abs(pixels[4 * i + 2]! - own[2]!));
    held[i] = difference;
    most = Math.max(most, difference);
  }
  const none = Math.max(OTHER_COLOR.least, OTHER_COLOR.none * most);
  const full = Math.max(2 * OTHER_COLOR.least, OTHER_COLOR.full * most);
  for (let i = 0; i < held.length; i += 1) held[i] = Math.max(0, Math.min(1, (held[i]! - none) / (full - none)));
  return held;
}

/** The median color of the outline, channel by channel. */
function outlineColor(pixels: Uint8ClampedArray, depth: Float64Array): number[] {
  const channels: number[][] = [[], [], []];
  for (let i = 0; i < depth.length; i += 1) if (depth[i]! >= 2 && depth[i]! < 3) channels.forEach((values, channel) => values.push(pixels[4 * i + channel]!));
  return channels.map((values) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0);
}

function isFigure(held: Float64Array, hull: Mask, size: number, container: Box): boolean {
  const mask = maskOf(held);
  const box = boxOf(mask, size);
  if (!box) return false;
  const share = box.area / container.area;
  const reach = Math.max(box.width, box.height) / Math.max(container.width, container.height);
  return share > HELD.least && share < HELD.most && reach > HELD.reach && !isPlain(mask, box, size) && !repeats(mask, box, hull, size, container);
}

function isPlain(mask: Mask, { width, height, area }: Box, size: number): boolean {
  if (area / (width * height) < PLAIN.box) return false;
  const hull = boxOf(convexHull(mask, size), size);
  return area / hull!.area > PLAIN.hull;
}

/** Whether a figure has its container's outline, scaled. */
function repeats(mask: Mask, box: Box, hull: Mask, size: number, container: Box): boolean {
  let [both, either] = [0, 0];
  for (let y = 0; y < container.height; y += 1) {
    for (let x = 0; x < container.width; x += 1) {
      const own = hull[(container.top + y) * size + container.left + x]!;
      const column = box.left + Math.floor(((x + 0.5) * box.width) / container.width);
      const row = box.top + Math.floor(((y + 0.5) * box.height) / container.height);
      const other = mask[row * size + column]!;
      both += own & other;
      either += own | other;
    }
  }
  return both / either > SAME_OUTLINE;
}
