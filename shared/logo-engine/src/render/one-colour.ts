import { boundsOf, difference, grow } from '../geometry/index.ts';
import type { Layer } from '../layers.ts';

/** Usual gap between two colours that become one, in canvas units. */
export const ONE_COLOUR_GAP = 7;

/** The layers for printing in one colour: where two colours touched, the lower one steps back by a gap. */
export function partedForOneColour(layers: readonly Layer[], gap = ONE_COLOUR_GAP): Layer[] {
  const printed = layers.filter(({ inColourOnly }) => !inColourOnly);
  return printed.map(({ role, path }, index) => {
    const above = printed.slice(index + 1).filter((layer) => layer.role !== role && meets(layer, { role, path }, gap));
    return { role, path: above.reduce((rest, layer) => difference(rest, grow(layer.path, gap, 'miter')), path) };
  });
}

function meets(one: Layer, other: Layer, gap: number): boolean {
  const [a, b] = [boundsOf(one.path), boundsOf(other.path)];
  return (
    a.x <= b.x + b.width + gap && b.x <= a.x + a.width + gap && a.y <= b.y + b.height + gap && b.y <= a.y + a.height + gap
  );
}
