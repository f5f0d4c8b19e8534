import { type Bounds, type Point, centredRect, circle, contoursOf, difference, rect, translate } from '../../geometry/index.ts';
import type { Decoration } from '../../genome.ts';
import type { ColourRole, Layer } from '../../layers.ts';
import { brushed, tilesOf } from '../../marks/index.ts';
import type { Script } from '../../taste/name-parts.ts';
import type { TypeBlock } from '../type/type-block.ts';
import type { Arrangement, Parts } from './arrangement.ts';

/** The name alone, with at most one small addition. */
export function wordmark({ genome, context, block }: Parts): Arrangement {
  const additions = genome.deco ? DECORATIONS[genome.deco](block, block.bounds, context.name.script) : [];
  return { layers: [...block.layers, ...additions], ...(additions.length === 0 && { centreY: (block.capTop + block.capBottom) / 2 }) };
}

const bottomOf = ({ y, height }: Bounds): number => y + height;
/** Room between the name and a sign behind it. */
const behind = ({ stem, cap }: TypeBlock): number => Math.max(stem * 0.7, cap * 0.12);

/** Where a sign of this side follows the last word: its left edge and its foot. */
function behindName(block: TypeBlock, side: number, { isRightToLeft, id }: Script): { left: number; foot: number } {
  if (isRightToLeft) return { left: block.mainLeft - behind(block) - side, foot: block.mainBaseline };
  const { right, foot } = id === 'ideographic' || id === 'korean' ? lastCorner(block, side) : { right: block.mainRight, foot: block.mainBaseline };
  return { left: right + behind(block), foot };
}

/** The lower right corner of the last sign's ink: an ideograph stands on no baseline, and its widest stroke may be at its head. */
function lastCorner({ layers, cap, mainRight, mainBaseline }: TypeBlock, side: number): { right: number; foot: number } {
  const points = layers.filter(({ role }) => role !== 'sub').flatMap(({ path }) => contoursOf(path, side / 2).flat());
  const last = points.filter(([x, y]) => x > mainRight - cap * 0.8 && y > mainBaseline - cap * 0.7);
  const foot = Math.max(...last.map(([, y]) => y));
  const beside = last.filter(([, y]) => y > foot - 2 * side);
  return { right: Math.max(...beside.map(([x]) => x)), foot };
}

const DECORATIONS: Readonly<Record<Decoration, (block: TypeBlock, bounds: Bounds, script: Script) => Layer[]>> = {
  rules: (block, { cx, y, width, ...bounds }) => {
    const thickness = Math.max(block.cap * 0.03, block.stem * 0.5);
    const bottom = y + bounds.height;
    return [y - block.cap * 0.5, bottom + block.cap * 0.46].map((at) => ({ role: 'b', path: centredRect(cx, at, width, thickness) }));
  },
  stripes: (block, bounds) => {
    const thickness = block.cap * 0.095;
    const roles: ColourRole[] = ['a', 'b', 'c'];
    return roles.map((role, i) => ({
      role,
      path: rect(bounds.x, bottomOf(bounds) + block.cap * 0.3 + i * thickness * 1.55, bounds.width, thickness),
    }));
  },
  bar: (block, bounds) => [
    { role: 'b', path: rect(bounds.x, bottomOf(bounds) + block.cap * 0.34, bounds.width * 0.22, Math.max(block.stem * 0.9, block.cap * 0.06)) },
  ],
  dot: (block, _, script) => {
    const radius = Math.max(block.stem * 0.66, block.cap * 0.08);
    const { left, foot } = behindName(block, 2 * radius, script);
    return [{ role: 'b', path: circle(left + radius, foot - radius, radius) }];
  },
  square: (block, _, script) => {
    const side = Math.max(block.stem, block.cap * 0.1);
    const { left, foot } = behindName(block, side, script);
    return [{ role: 'b', path: rect(left, foot - side, side, side) }];
  },
  brush: (block, { x, width, ...bounds }) => {
    const y = bottomOf({ x, width, ...bounds }) + block.cap * 0.38;
    const points: Point[] = [[x, y + block.cap * 0.05], [x + width * 0.3, y - block.cap * 0.02], [x + width * 0.7, y + block.cap * 0.05], [x + width, y]];
    return [{ role: 'b', path: brushed([{ points, width: [block.cap * 0.15, block.cap * 0.21, block.cap * 0.05] }]) }];
  },
  tiles: (block, { x, width, ...bounds }) => {
    const count = Math.max(4, 2 * Math.round(width / (block.cap * 0.96)));
    const [side, y] = [width / count, bottomOf({ x, width, ...bounds }) + block.cap * 0.34];
    const row = (codes: string) => translate(tilesOf([codes.repeat(count / 2)], { cell: side, grout: 0 }), x, y);
    return [
      { role: 'a', path: row('r.') },
      { role: 'b', path: row('.J') },
    ];
  },
  frame: (block, { x, y, width, height }) => {
    const margin = block.cap * 0.72;
    const thickness = Math.max(block.cap * 0.032, block.stem * 0.42);
    const frame = (inset: number) =>
      rect(x - margin + inset, y - margin + inset, width + 2 * (margin - inset), height + 2 * (margin - inset));
    return [{ role: 'b', path: difference(frame(0), frame(thickness)) }];
  },
};
