import type { Layer } from '@fifteen/drawing';

/** Areas painted in the background's color become holes in the layers below them, so that no logo depends on its background. */
export function cutGround(layers: readonly Layer[]): Layer[] {
  return layers.flatMap((layer, i): Layer[] => {
    if (layer.paint === 'ground') return [];
    const holes = layers.slice(i + 1).filter(({ paint }) => paint === 'ground').map(({ shape }) => shape);
    const shape = holes.length > 0 ? layer.shape.subtract(...holes) : layer.shape;
    return shape.isEmpty ? [] : [{ ...layer, shape }];
  });
}
