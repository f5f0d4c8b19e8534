import { type Bounds, type Path, circle, difference, grow, polygon, rect, roundedRect, union } from '../../geometry/index.ts';
import type { PlateShape } from '../../genome.ts';
import type { Layer } from '../../layers.ts';
import { place } from '../place.ts';
import { type Arrangement, type MarkedParts, type Parts, markScaleOf } from './arrangement.ts';

/** The name cut from a solid shape; a mark, if there is one, stands above it. */
export function plate(parts: Parts & Partial<MarkedParts>): Arrangement {
  const { genome, block, mark } = parts;
  const { shape = 'square', rim = false } = genome.plate ?? {};
  const { cap } = block;
  const box = plateBox(block.bounds, cap, shape);
  const body = SHAPES[shape](box, cap);
  const channel = rim ? [difference(grow(body, -cap * 0.11, 'miter'), grow(body, -cap * 0.155, 'miter'))] : [];
  const plateLayer: Layer = { role: 'a', path: difference(body, union(...block.layers.map(({ path }) => path)), ...channel) };
  if (!mark) return { layers: [plateLayer] };
  const factor = (cap * 2.1 * markScaleOf(genome)) / mark.bounds.height;
  const middle = box.y - (mark.bounds.height * factor) / 2 - cap * 0.38;
  return {
    layers: [...place(mark.layers, factor, box.cx - mark.bounds.cx * factor, middle - mark.bounds.cy * factor), plateLayer],
    markScale: factor,
  };
}

function plateBox(bounds: Bounds, cap: number, shape: PlateShape): Bounds {
  const [sides, ends] = [cap * (shape === 'pill' ? 0.95 : 0.75), cap * 0.62];
  const { x, y, width, height } = bounds;
  return { ...bounds, x: x - sides, y: y - ends, width: width + 2 * sides, height: height + 2 * ends };
}

const SHAPES: Readonly<Record<PlateShape, (box: Bounds, cap: number) => Path>> = {
  pill: ({ x, y, width, height }) => roundedRect(x, y, width, height, height / 2),
  soft: ({ x, y, width, height }, cap) => roundedRect(x, y, width, height, cap * 0.4),
  square: ({ x, y, width, height }) => rect(x, y, width, height),
  plaque: ({ x, y, width, height }, cap) => {
    const corners = [x, x + width].flatMap((cx) => [y, y + height].map((cy) => circle(cx, cy, cap * 0.36)));
    return difference(rect(x, y, width, height), ...corners);
  },
  chamfer: ({ x, y, width, height }, cap) => {
    const cut = cap * 0.42;
    const [right, bottom] = [x + width, y + height];
    return polygon([[x + cut, y], [right, y], [right, bottom - cut], [right - cut, bottom], [x, bottom], [x, y + cut]]);
  },
};
