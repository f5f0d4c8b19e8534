import type { Anchors, Disc, StrokeEnd } from '../anchors.ts';
import type { LetteringMeasures } from '../lettering.ts';
import type { Shape } from '../shape.ts';

/** Letters whose left stem rises above the x-height, those where it is the right one, and those with a dot. */
const LEFT_STEM = 'bhkl';
const RIGHT_STEM = 'd';
const DOTTED = 'ijäöüëïÿáéíóúŷéё';
const ROUND = 'oOQ0ОоΟο';

type Sizes = Pick<LetteringMeasures, 'capHeight' | 'xHeight' | 'descender' | 'stem'>;

/**
 * Anchors found on a font's outline, where they are unmistakable: the stem of b d h k l, the dots of i and j, the round
 * of o. A getter each, so that a letter that nobody asks about costs nothing.
 */
export function fontAnchors(text: string, shape: Shape, sizes: Sizes): Anchors {
  const anchors = {};
  const lazily = (name: keyof Anchors, find: () => Disc | StrokeEnd | undefined) => {
    Object.defineProperty(anchors, name, { enumerable: true, configurable: true, get: find });
  };
  if (LEFT_STEM.includes(text) && text) lazily('ascender', () => stemTop(shape, sizes, 'left'));
  if (RIGHT_STEM.includes(text) && text) lazily('ascender', () => stemTop(shape, sizes, 'right'));
  if (DOTTED.includes(text) && text) lazily('dot', () => dotOf(shape, sizes));
  if (ROUND.includes(text) && text) lazily('bowl', () => discAround(shape));
  if (ROUND.includes(text) && text) lazily('counter', () => counterOf(shape));
  return anchors;
}

/** The stem where it is clear of the rest: halfway between x-height and its top. */
function stemTop(shape: Shape, { xHeight }: Sizes, side: 'left' | 'right'): StrokeEnd | undefined {
  const { top } = shape.bounds;
  if (-top < xHeight * 1.15) return undefined;
  const spans = shape.spansAtY((top - xHeight) / 2 - xHeight * 0.08);
  const span = side === 'left' ? spans[0] : spans.at(-1);
  return span && { at: [(span[0] + span[1]) / 2, top], angle: -90, width: span[1] - span[0] };
}

/** Pieces above the x-height that are about as wide as high. */
function dotOf(shape: Shape, { xHeight }: Sizes): Disc | undefined {
  const dots = shape.pieces().filter(({ bounds: { bottom, width, height } }) => bottom < -xHeight * 0.98 && width / height < 1.6 && height / width < 1.6);
  const dot = dots.length === 1 ? dots[0] : undefined;
  return dot && discAround(dot);
}

const discAround = ({ bounds: { cx, cy, width, height } }: Shape): Disc => ({ cx, cy, r: (width + height) / 4 });

function counterOf(shape: Shape): Disc | undefined {
  const hole = shape.filled().subtract(shape);
  return hole.isEmpty ? undefined : discAround(hole);
}
