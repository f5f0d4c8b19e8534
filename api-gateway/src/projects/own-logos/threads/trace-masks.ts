import vectorizer from '@neplex/vectorizer';
import sharp from 'sharp';

/** Longer side at which outlines are traced: curves are smooth, and a trace takes tenths of a second. */
const TRACED = 1_600;
/** Longer side of a logo in its units. */
const UNITS = 1_000;
/** Sides of the picture at which more pixels add nothing. */
const MOST_SCALE = 8;
/** How much of a source pixel its steps are smoothed by. */
const STEP = 0.5;

const BINARY = {
  colorMode: 1,
  hierarchical: 0,
  filterSpeckle: 6,
  colorPrecision: 6,
  layerDifference: 16,
  mode: 2,
  cornerThreshold: 55,
  lengthThreshold: 4,
  maxIterations: 10,
  // Degrees that one curve may turn. More (45) puts lumps of seven units into one circle of ten: the fit gives up on long arcs.
  spliceThreshold: 12,
  pathPrecision: 2,
} as const;

const TRACE = /<path d="([^"]+)"[^>]*?transform="translate\(([-\d.]+),\s*([-\d.]+)\)"/g;
const NUMBERS = /([A-Z])|(-?\d*\.?\d+)/g;

/** The pieces of a mask, each with its holes, as path data in the logo's units. */
export const traceMask = async (mask: Uint8Array, width: number, height: number): Promise<string[]> => {
  const scale = Math.min(MOST_SCALE, TRACED / Math.max(width, height));
  const [toWidth, toHeight] = [Math.round(width * scale), Math.round(height * scale)];
  const { data } = await sharp(mask, { raw: { width, height, channels: 1 } })
    .resize(toWidth, toHeight, { kernel: 'cubic', fit: 'fill' })
    // Without it every pixel of a small picture stays a step in the outline.
    .blur(scale > 2 ? scale * STEP : false)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  // A margin of nothing: outlines at the edge of the picture close as all others do.
  const [paddedWidth, paddedHeight] = [toWidth + 2, toHeight + 2];
  const pixels = Buffer.alloc(paddedWidth * paddedHeight * 4, 255);
  for (let y = 0; y < toHeight; y += 1) {
    for (let x = 0; x < toWidth; x += 1) {
      if ((data[y * toWidth + x] ?? 0) < 128) continue;
      pixels.fill(0, ((y + 1) * paddedWidth + x + 1) * 4, ((y + 1) * paddedWidth + x + 1) * 4 + 3);
    }
  }
  const svg = vectorizer.vectorizeRawSync(pixels, { width: paddedWidth, height: paddedHeight }, BINARY);
  const unit = UNITS / Math.max(toWidth, toHeight);
  return [...svg.matchAll(TRACE)].map(([, path = '', dx = '0', dy = '0']) => moved(path, unit, [Number(dx) - 1, Number(dy) - 1]));
};

/** Absolute path data of M, L, C and Z, moved and scaled. */
const moved = (path: string, unit: number, offset: readonly [number, number]): string => {
  let axis: 0 | 1 = 0;
  return path.replace(NUMBERS, (token, letter?: string) => {
    if (letter !== undefined) {
      axis = 0;
      return letter;
    }
    const value = ((Number(token) + offset[axis]) * unit).toFixed(2);
    axis = axis === 0 ? 1 : 0;
    return String(Number(value));
  });
};
