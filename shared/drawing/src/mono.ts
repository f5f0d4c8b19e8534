import { segmentCount } from '@fifteen/geometry';
import type { Layer } from './layer.ts';
import type { Paint } from './paint.ts';
import type { Shape } from './shape.ts';

/** A layer of which this share of the area covers others is cut out of them. */
const ON_TOP = 0.6;
/** Areas of contact below this, in square units, are arithmetic. */
const TOUCH = 4;

/**
 * The drawing in one color, as one shape: layers that lie on others are cut out of them, neighbors in different colors
 * are separated by an even gap, overlaps of two inks stay open. Undefined where nothing is left.
 */
export function monoShape(layers: readonly Layer[], gap: number): Shape | undefined {
  let all: Shape | undefined;
  const inked: { shape: Shape; paint: Paint }[] = [];
  for (const { shape, paint, mono } of layers) {
    if (mono === 'none' || shape.isEmpty) continue;
    const way = mono === 'auto' ? wayOf(shape, paint, all) : mono;
    if (way === 'gap') {
      all = all?.subtract(shape);
      continue;
    }
    if (way === 'join') {
      all = all?.union(shape) ?? shape;
      inked.push({ shape, paint });
      continue;
    }
    const others = inked.filter((other) => !samePaint(other.paint, paint));
    const touches = others.some((other) => areNear(other.shape, shape, gap));
    all = all ? (touches ? cutAround(all, shape, inked, paint, gap) : all).union(shape) : shape;
    inked.push({ shape, paint });
  }
  return all && !all.isEmpty ? all.withoutSlivers() : undefined;
}

/** Whether two shapes are nearer than the gap. The simpler one grows: a long line of small letters may take minutes. */
function areNear(one: Shape, other: Shape, gap: number): boolean {
  const [a, b] = [one.bounds, other.bounds];
  if (a.right + gap < b.left || b.right + gap < a.left || a.bottom + gap < b.top || b.bottom + gap < a.top) return false;
  const [simple, complex] = segmentCount(one.path) <= segmentCount(other.path) ? [one, other] : [other, one];
  return simple.grow(gap).intersect(complex).area > TOUCH;
}

/** Neighbors of the same paint stay joined: only what is in another color steps back. */
function cutAround(all: Shape, shape: Shape, inked: readonly { shape: Shape; paint: Paint }[], paint: Paint, gap: number): Shape {
  const same = inked.filter((other) => samePaint(other.paint, paint)).map((other) => other.shape);
  const cut = all.subtract(shape.grow(gap));
  return same.reduce((rest, other) => rest.union(other.intersect(all)), cut);
}

function wayOf(shape: Shape, paint: Paint, below: Shape | undefined): 'ink' | 'join' | 'gap' {
  if (paint === 'ground') return 'gap';
  if (typeof paint !== 'string' && 'mix' in paint) return 'gap';
  if (!below) return 'ink';
  return shape.intersect(below).area > ON_TOP * shape.area ? 'gap' : 'ink';
}

const samePaint = (one: Paint, other: Paint): boolean => JSON.stringify(one) === JSON.stringify(other);
