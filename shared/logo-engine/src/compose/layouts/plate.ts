import { type Bounds, type Path, circle, difference, grow, lens, polygon, rect, roundedRect, together, union } from '../../geometry/index.ts';
import type { PlateShape } from '../../genome.ts';
import type { Layer } from '../../layers.ts';
import { place } from '../place.ts';
import { type Arrangement, type MarkedParts, type Parts, markScaleOf } from './arrangement.ts';

/** The name cut from a solid shape; a mark, if there is one, stands above it. */
export function plate(parts: Parts & Partial<MarkedParts>): Arrangement {
  const { genome, block, mark } = parts;
  const { shape = 'square', rim = false } = genome.plate ?? {};
  const { cap } = block;
  const box = plateBox(aroundCapitals(block), cap, shape);
  const body = SHAPES[shape](box, cap);
  const channel = !rim ? [] : shape === 'block' ? [chatter(box, cap)] : [difference(grow(body, -cap * 0.11, 'miter'), grow(body, -cap * 0.155, 'miter'))];
  const plateLayer: Layer = { role: 'a', path: difference(body, union(...block.layers.map(({ path }) => path)), ...channel) };
  if (!mark) return { layers: [plateLayer] };
  const factor = (cap * 2.1 * markScaleOf(genome)) / mark.bounds.height;
  const middle = box.y - (mark.bounds.height * factor) / 2 - cap * 0.38;
  return {
    layers: [...place(mark.layers, factor, box.cx - mark.bounds.cx * factor, middle - mark.bounds.cy * factor), plateLayer],
    markScale: factor,
  };
}

/** The lettering's box with as much room over the capitals as tails and marks take under them, or the other way: the eye centres on the letters' bodies. */
function aroundCapitals({ bounds, capTop, capBottom }: Parts['block']): Bounds {
  const spare = Math.max(0, capTop - bounds.y, bounds.y + bounds.height - capBottom);
  const [top, bottom] = [capTop - spare * EVENED, capBottom + spare * EVENED];
  const [y, foot] = [Math.min(bounds.y, top), Math.max(bounds.y + bounds.height, bottom)];
  return { ...bounds, y, height: foot - y, cy: (y + foot) / 2 };
}

/** How much of a tail's depth is given to the other side. */
const EVENED = 0.8;

function plateBox(bounds: Bounds, cap: number, shape: PlateShape): Bounds {
  const [sides, ends] = [cap * (shape === 'pill' ? 0.95 : 0.75), cap * (shape === 'block' ? 0.86 : 0.62)];
  const { x, y, width, height } = bounds;
  return { ...bounds, x: x - sides, y: y - ends, width: width + 2 * sides, height: height + 2 * ends };
}

/** Strokes of the gouge along both edges of a printing block, each a little longer or shorter than the last. */
function chatter({ x, y, width, height }: Bounds, cap: number): Path {
  const count = Math.round(width / (cap * 0.42));
  const step = width / count;
  const strokes = Array.from({ length: count - 1 }, (_, i) => {
    const [at, long] = [x + (i + 1) * step, cap * (0.25 + 0.09 * Math.sin(i * 2.4))];
    const [upper, lower] = [y + cap * 0.1, y + height - cap * 0.1];
    return [lens([at, upper], [at + step * 0.06, upper + long], (cap * 0.042) / long), lens([at + step * 0.3, lower], [at + step * 0.24, lower - long], (cap * 0.042) / long)];
  });
  return together(...strokes.flat());
}

const SHAPES: Readonly<Record<PlateShape, (box: Bounds, cap: number) => Path>> = {
  pill: ({ x, y, width, height }) => roundedRect(x, y, width, height, height / 2),
  soft: ({ x, y, width, height }, cap) => roundedRect(x, y, width, height, cap * 0.4),
  square: ({ x, y, width, height }) => rect(x, y, width, height),
  plaque: ({ x, y, width, height }, cap) => {
    const corners = [x, x + width].flatMap((cx) => [y, y + height].map((cy) => circle(cx, cy, cap * 0.36)));
    return difference(rect(x, y, width, height), ...corners);
  },
  block: ({ x, y, width, height }, cap) => {
    const slip = cap * 0.09;
    const [right, bottom] = [x + width, y + height];
    return polygon([[x - slip, y + slip * 0.4], [x + width * 0.42, y - slip * 0.8], [right + slip * 0.3, y - slip * 0.2], [right - slip * 0.5, y + height * 0.55], [right + slip, bottom - slip * 0.2], [x + width * 0.6, bottom + slip * 0.7], [x + slip * 0.2, bottom + slip * 0.3], [x - slip * 0.6, y + height * 0.4]]);
  },
  chamfer: ({ x, y, width, height }, cap) => {
    const cut = cap * 0.42;
    const [right, bottom] = [x + width, y + height];
    return polygon([[x + cut, y], [right, y], [right, bottom - cut], [right - cut, bottom], [x, bottom], [x, y + cut]]);
  },
};
