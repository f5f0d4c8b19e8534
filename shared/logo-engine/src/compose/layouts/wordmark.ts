import { type Bounds, type Point, centredRect, circle, difference, rect, translate } from '../../geometry/index.ts';
import type { Decoration } from '../../genome.ts';
import type { ColourRole, Layer } from '../../layers.ts';
import { brushed, tilesOf } from '../../marks/index.ts';
import type { TypeBlock } from '../type/type-block.ts';
import type { Arrangement, Parts } from './arrangement.ts';

/** The name alone, with at most one small addition. */
export function wordmark({ genome, context, block }: Parts): Arrangement {
  const additions = genome.deco ? DECORATIONS[genome.deco](block, block.bounds, context.name.script.isRightToLeft) : [];
  return { layers: [...block.layers, ...additions], ...(additions.length === 0 && { centreY: (block.capTop + block.capBottom) / 2 }) };
}

const bottomOf = ({ y, height }: Bounds): number => y + height;
/** Room between the name and a sign behind it. */
const behind = ({ stem, cap }: TypeBlock): number => Math.max(stem * 0.7, cap * 0.12);

/** Left edge of a sign of this width that follows the last word. */
const signLeft = (block: TypeBlock, width: number, isRightToLeft: boolean): number =>
  isRightToLeft ? block.mainLeft - behind(block) - width : block.mainRight + behind(block);

const DECORATIONS: Readonly<Record<Decoration, (block: TypeBlock, bounds: Bounds, isRightToLeft: boolean) => Layer[]>> = {
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
  dot: (block, _, isRightToLeft) => {
    const radius = Math.max(block.stem * 0.66, block.cap * 0.08);
    return [{ role: 'b', path: circle(signLeft(block, 2 * radius, isRightToLeft) + radius, block.mainBaseline - radius, radius) }];
  },
  square: (block, _, isRightToLeft) => {
    const side = Math.max(block.stem, block.cap * 0.1);
    return [{ role: 'b', path: rect(signLeft(block, side, isRightToLeft), block.mainBaseline - side, side, side) }];
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
