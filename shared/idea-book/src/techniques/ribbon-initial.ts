import type { Draw, Layer, Point, Shape } from '@fifteen/drawing';
import { idea } from '../idea.ts';

/** Turns of the ribbon on each leg from left to right, below 0 where the leg falls. Neighbors meet at their ends. */
const LEGS: Readonly<Record<string, readonly number[]>> = { A: [2.5, -2.5], V: [-2.5, 2.5], N: [2.5, -2.5, 2.5], И: [-2.5, 2.5, -2.5] };
/** A tent on a base. */
const TENT = 'Δ';
/** Letters of other scripts with the same form. */
const SAME: Readonly<Record<string, string>> = { Λ: 'A', Л: 'A', Α: 'A', А: 'A', Ν: 'N', Й: 'И' };

const formOf = (letter: string): string | undefined => [SAME[letter] ?? letter].find((form) => LEGS[form] || form === TENT);

/** The initial as a ribbon wound along its legs, as a helix is drawn. */
export const ribbonInitial = idea({
  id: 'ribbon-initial',
  title: ({ letters }) => `A wound ${letters}`,
  says: ({ letters }) => `A ribbon winds up and down the legs of the ${letters}.`,
  kind: 'symbol',
  technique: 'ribbon',
  needs: [{ things: ['double-helix', 'protein', 'molecule', 'thread', 'ribbon', 'rope', 'spiral', 'cable', 'yarn', 'fabric', 'chain', 'spool'], trades: ['biotech', 'proteins', 'textiles', 'knitting', 'pharma', 'climbing', 'dance', 'tailoring', 'data', 'telecom'] }],
  fits: ({ initials: { first } }) => (formOf(first) ? first : undefined),
  looks: {
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'tech_sharp', 'bold_abstract'], traits: ['gradient'], colors: 2, stem: 0.1 },
    flat: { manner: 'cut', vibes: ['geometric_minimal', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.1 },
    tints: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'organic_flowing'], colors: 1, stem: 0.1 },
  },
  draw: (d, { look, letters }) => {
    const { front, back } = wound(d, formOf(letters) ?? d.refuse(`There is no ribbon for "${letters}".`));
    const { left, right } = front.bounds;
    const paint = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [left, 0], to: [right, 0] } as const) : 'main';
    const behind = look === 'flat' ? 'second' : look === 'gradient' ? ({ tint: 'main', by: -0.55 } as const) : ({ tint: 'main', by: 0.5 } as const);
    return [d.layer('behind', back, behind), d.layer('in front', front, paint)] satisfies Layer[];
  },
});

interface Ribbon {
  readonly front: Shape;
  readonly back: Shape;
}

/** Height of one turn, and how far a leg leans on it. */
const RISE = 400;
const LEAN = 188;

function wound(d: Draw, form: string): Ribbon {
  const legs = LEGS[form];
  if (legs) return zigzag(d, legs);
  const tent = zigzag(d, LEGS['A']!);
  const half = RISE / 2;
  const { left, right } = tent.front.bounds;
  const base = d.rect(left + half * 0.5, -half, right - left - half, half);
  return merged(d, [tent, { front: base, back: base.subtract(base) }]);
}

/** Legs side by side, each cut where it meets its neighbor, so that both share the band there. */
function zigzag(d: Draw, legs: readonly number[]): Ribbon {
  let [x, y] = [0, 0];
  const pieces = legs.map((turns, i): Ribbon => {
    const [run, isRising] = [Math.abs(turns) * LEAN, turns > 0];
    const one = leg(d, LEAN, Math.abs(turns));
    if (!isRising) y += Math.abs(turns) * RISE;
    const upright = isRising ? one : mapped(one, (shape) => shape.flipX(run / 2));
    const [from, to] = [i === 0 ? -2_000 : 0, i === legs.length - 1 ? 2_000 : run];
    const room = d.rect(from, -2_000, to - from, 4_000);
    const [atX, atY] = [x, y];
    x += run;
    if (isRising) y -= turns * RISE;
    return mapped(upright, (shape) => shape.intersect(room).move(atX, atY));
  });
  return merged(d, pieces);
}

const mapped = ({ front, back }: Ribbon, change: (shape: Shape) => Shape): Ribbon => ({ front: change(front), back: change(back) });

function merged(d: Draw, pieces: readonly Ribbon[]): Ribbon {
  const front = d.union(...pieces.map((piece) => piece.front));
  return { front, back: d.union(...pieces.map((piece) => piece.back)).subtract(front).withoutSlivers(40) };
}

/**
 * One leg from its foot at 0, 0 up to the right: a helix whose bands are level in their middles, so that it
 * can be cut level at both ends and mirrored into the next leg.
 */
function leg(d: Draw, lean: number, turns: number): Ribbon {
  const pitch = Math.hypot(lean, RISE);
  const u: Point = [lean / pitch, -RISE / pitch];
  const n: Point = [-u[1], u[0]];
  const radius = (pitch / (2 * Math.PI)) * (RISE / lean);
  const at = (along: number, side: number): Point => [u[0] * along + n[0] * side, u[1] * along + n[1] * side];
  const band = (first: number): Shape => {
    const isFront = first % 2 === 0;
    const steps = Array.from({ length: 13 }, (_, i) => ({ along: (first / 2 + i / 24) * pitch, side: -Math.cos((Math.PI * i) / 12) * (isFront ? 1 : -1) * radius }));
    const edge = (shift: number) => d.through(steps.map(({ along, side }) => at(along + shift, side)));
    return edge(-pitch / 4).then(edge(pitch / 4).reverse()).fill();
  };
  const room = d.rect(-3_000, -turns * RISE, 6_000, turns * RISE);
  const bands = Array.from({ length: Math.round(turns * 2) }, (_, i) => band(i));
  return {
    front: d.union(...bands.filter((_, i) => i % 2 === 0)).intersect(room),
    back: d.union(...bands.filter((_, i) => i % 2 === 1)).intersect(room),
  };
}
