import { boundsOf, difference, grow } from '../geometry/index.ts';
import type { Layer } from '../layers.ts';

/** Gap between two colours that become one, in canvas units. */
const GAP = 7;

/** The layers for printing in one colour: where two colours touched, the lower one steps back by a gap. */
export function partedForOneColour(layers: readonly Layer[]): Layer[] {
  return layers.map(({ role, path }, index) => {
    const above = layers.slice(index + 1).filter((layer) => layer.role !== role && meets(layer, { role, path }));
    return { role, path: above.reduce((rest, layer) => difference(rest, grow(layer.path, GAP, 'miter')), path) };
  });
}

function meets(one: Layer, other: Layer): boolean {
  const [a, b] = [boundsOf(one.path), boundsOf(other.path)];
  return (
    a.x <= b.x + b.width + GAP && b.x <= a.x + a.width + GAP && a.y <= b.y + b.height + GAP && b.y <= a.y + a.height + GAP
  );
}
