import { type Path, difference, ellipse, times, translate } from '../../geometry/index.ts';
import { inCase } from '../../type/in-case.ts';
import { setLine } from '../type/line.ts';
import type { MarkedParts } from './arrangement.ts';
import type { Emblem } from './emblem-parts.ts';

/** Share of the oval within its inner line that its content may take. */
const FILLED = 0.92;
const RIM = { from: 0.2, to: 0.28 };

/** Upright extent of one part of the content, and half its width. */
interface Extent {
  top: number;
  bottom: number;
  half: number;
}

/** An oval with a line along its edge: the mark over the name, the trade under it where it finds room. */
export function ovalAround(parts: MarkedParts): Emblem {
  const { bounds, cap } = parts.block;
  const { mark } = parts;
  const size = Math.min(Math.max(bounds.width * 0.3, cap * 1.7), cap * 3);
  const across = Math.min(size * 1.5, size * (mark.bounds.width / mark.bounds.height));
  const gap = cap * 0.46;
  const name: Extent = { top: bounds.y, bottom: bounds.y + bounds.height, half: bounds.width / 2 };
  const picture: Extent = { top: name.top - gap - size, bottom: name.top - gap, half: across / 2 };
  const ratio = Math.min(Math.max((bounds.width / (name.bottom - picture.top)) * 0.86, 1), 1.6);
  const { middle, radius } = tightest([name, picture], ratio);
  const oval = (inset: number) => ellipse(0, middle, radius * ratio - inset, radius - inset);
  return {
    body: oval(-cap * 0.46),
    cuts: [difference(oval(-cap * RIM.to), oval(-cap * RIM.from)), ...tradeAt(name.bottom + cap * 0.78, parts, (y) => ratio * Math.sqrt(Math.max(0, radius ** 2 - (y - middle) ** 2)))],
    mark: { x: 0, y: (picture.top + picture.bottom) / 2, width: across, height: size },
  };
}

/** The oval of this ratio of sides that holds all parts and is the smallest over the heights of its middle. */
function tightest(parts: readonly Extent[], ratio: number): { middle: number; radius: number } {
  const [top, bottom] = [Math.min(...parts.map((part) => part.top)), Math.max(...parts.map((part) => part.bottom))];
  const middles = times(25, (i) => top + ((bottom - top) * (i + 4)) / 32);
  const ovals = middles.map((middle) => ({ middle, radius: Math.max(...parts.map((part) => reachOf(part, middle, ratio))) / FILLED }));
  return ovals.reduce((best, oval) => (oval.radius < best.radius ? oval : best));
}

const reachOf = ({ top, bottom, half }: Extent, middle: number, ratio: number): number =>
  Math.max(...[top, bottom].map((y) => Math.hypot(half / ratio, y - middle)));

/** Cap heights of the trade against that of the name: the largest that finds room. */
const TRADE = [0.46, 0.4, 0.34];

/** The trade with its baseline at this height, if the oval is wide enough there. */
function tradeAt(y: number, { context, genome, block }: MarkedParts, halfAt: (y: number) => number): Path[] {
  if (!context.trade) return [];
  const text = inCase(context.trade, 'upper');
  const tracking = /\p{Script=Arabic}|\p{Script=Devanagari}/u.test(text) ? 0 : 0.12;
  const lines = TRADE.map((share) => setLine(context.library, text, { font: genome.type.font, cap: block.cap * share, tracking }));
  const fitting = lines.find(({ bounds }) => bounds.width / 2 <= halfAt(y + bounds.y + bounds.height));
  return fitting ? fitting.layers.map(({ path }) => translate(path, -fitting.bounds.cx, y)) : [];
}
