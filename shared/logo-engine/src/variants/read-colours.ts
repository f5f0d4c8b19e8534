import { contrastOf } from '../colour/oklch.ts';
import type { LogoColours } from '../colour/colour-spec.ts';
import { difference, union } from '../geometry/index.ts';
import type { ColourRole, Layer } from '../layers.ts';

/** Least contrast with the first colour, and with the ground, at which a second colour is told from it at 16 pixels. */
const TOLD_APART = { first: 1.3, ground: 1.6 };

/** One visible area for each colour that is told apart at this size; the others take the leading one. */
export function mergedByEye(layers: readonly Layer[], colours: LogoColours): Layer[] {
  const leading = layers[0]?.role ?? 'a';
  const shown = (role: ColourRole): ColourRole => (isTold(role, leading, colours) ? role : leading);
  const merged: Layer[] = [];
  for (const { role, path } of layers) {
    const seen = shown(role);
    const below = merged.map((layer) => (layer.role === seen ? layer : { ...layer, path: difference(layer.path, path) }));
    const same = below.find((layer) => layer.role === seen);
    merged.splice(0, merged.length, ...below.filter((layer) => layer !== same), { role: seen, path: same ? union(same.path, path) : path });
  }
  return merged.toSorted((one, other) => Number(one.role !== leading) - Number(other.role !== leading));
}

const isTold = (role: ColourRole, leading: ColourRole, colours: LogoColours): boolean =>
  role === leading || (contrastOf(colours[role], colours[leading]) >= TOLD_APART.first && contrastOf(colours[role], colours.background) >= TOLD_APART.ground);
