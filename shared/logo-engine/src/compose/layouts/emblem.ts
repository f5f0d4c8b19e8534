import { type Path, circle, difference, grow, polygon, rect, times, translate, union } from '../../geometry/index.ts';
import type { BadgeForm } from '../../genome.ts';
import { knifeCut } from '../../marks/index.ts';
import { shieldAround } from './emblem-shield.ts';
import { ovalAround } from './emblem-oval.ts';
import { type Emblem, outlineIn } from './emblem-parts.ts';
import type { Arrangement, MarkedParts } from './arrangement.ts';

/** From this much of a hand in the taste, the shape is cut by hand. */
const BY_HAND = 0.5;
/** How far the knife strays, in shares of the cap height. */
const SLIP = 0.05;

/** The name in straight lines within one solid shape, with the mark: for scripts that no circle may bend, and for names too long for a ring. */
export function emblem(parts: MarkedParts, form: Exclude<BadgeForm, 'ring'>): Arrangement {
  const { block, mark, genome, context } = parts;
  const { body, cuts, mark: box, extra = [] } = FORMS[form](parts);
  const isByHand = genome.studio === 'marrow' || context.taste.axes.hand > BY_HAND;
  const shape = isByHand ? knifeCut(body, block.cap * SLIP) : body;
  const name = block.layers.map(({ path }) => translate(path, -block.bounds.cx, 0));
  return { layers: [...extra, { role: 'a', path: difference(shape, outlineIn(mark, box), ...name, ...cuts) }] };
}

const FORMS: Readonly<Record<Exclude<BadgeForm, 'ring'>, (parts: MarkedParts) => Emblem>> = { shield: shieldAround, oval: ovalAround, ticket, banner };

/** A ticket: the mark on its stub, a perforation, the name. */
function ticket({ block: { bounds, cap }, mark, context }: MarkedParts): Emblem {
  const { width, height, y } = bounds;
  const side = Math.min(Math.max(height, cap * 1.7), cap * 3.2);
  const stub = Math.min(side * (mark.bounds.width / mark.bounds.height), side * 1.2);
  const tall = Math.max(height, side) + cap * 1.3;
  const [near, far] = [-width / 2 - cap * 0.75, -width / 2 - cap * 1.95 - stub];
  const [top, middle] = [y + height / 2 - tall / 2, y + height / 2];
  const turn = context.name.script.isRightToLeft ? -1 : 1;
  const [left, right] = [Math.min(turn * far, -turn * near), Math.max(turn * far, -turn * near)];
  const corners = [left, right].flatMap((x) => [top, top + tall].map((at) => circle(x, at, cap * 0.26)));
  const holes = Math.round(tall / (cap * 0.36));
  return {
    body: difference(rect(left, top, right - left, tall), ...corners),
    cuts: times(holes - 1, (i) => circle(turn * (near - cap * 0.05), top + ((i + 1) * tall) / holes, cap * 0.075)),
    mark: { x: turn * ((near + far) / 2 - cap * 0.02), y: middle, width: stub, height: side },
  };
}

/** A disc with the mark, and a ribbon with the name across its foot. */
function banner({ block: { bounds, cap } }: MarkedParts): Emblem {
  const tall = bounds.height + cap * 0.86;
  const across = Math.max(cap * 4.2, bounds.width * 0.6, tall * 2);
  const wide = Math.max(bounds.width + cap * 1.5, across * 1.1);
  const [top, gap] = [bounds.y - cap * 0.43, cap * 0.13];
  const middle = top - across * 0.14;
  const ribbon = rect(-wide / 2, top, wide, tall);
  const disc = difference(circle(0, middle, across / 2), grow(ribbon, gap, 'miter'));
  const tails = [-1, 1].map((side) => tail(side * (wide / 2), { side, cap, top: top + cap * 0.32, tall }));
  const room = top - gap - (middle - across / 2);
  return {
    body: union(disc, ribbon),
    cuts: [],
    mark: { x: 0, y: middle - across / 2 + room * 0.53, width: across * 0.62, height: room * 0.72 },
    extra: [{ role: 'b', path: difference(union(...tails), grow(union(ribbon, disc), gap * 0.8, 'miter')) }],
  };
}

/** The end of a ribbon, with a swallow's tail. */
function tail(edge: number, { side, cap, top, tall }: { side: number; cap: number; top: number; tall: number }): Path {
  const [inner, outer] = [edge - side * cap * 0.7, edge + side * cap * 0.86];
  return polygon([[inner, top], [outer, top], [outer - side * cap * 0.4, top + tall / 2], [outer, top + tall], [inner, top + tall]]);
}
