/** Numbers on a grid, row by row. */
export interface Field {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

export const aField = (width: number, height: number): Field => ({ width, height, data: new Float32Array(width * height) });

/** Running mean over 2 radius + 1 numbers, along rows (`step` 1) or columns; the border goes on outside. */
const smoothed = (data: Float32Array, lines: number, length: number, lineStep: number, step: number, radius: number): Float32Array => {
  const out = new Float32Array(data.length);
  const span = 2 * radius + 1;
  for (let line = 0; line < lines; line += 1) {
    const start = line * lineStep;
    const at = (i: number) => data[start + Math.min(length - 1, Math.max(0, i)) * step] ?? 0;
    let sum = 0;
    for (let i = -radius; i <= radius; i += 1) sum += at(i);
    for (let i = 0; i < length; i += 1) {
      out[start + i * step] = sum / span;
      sum += at(i + radius + 1) - at(i - radius);
    }
  }
  return out;
};

/** Close to a Gaussian blur: three running means each way. */
export const blurred = ({ width, height, data }: Field, radius: number): Field => {
  let out = data;
  for (let pass = 0; pass < 3; pass += 1) out = smoothed(smoothed(out, height, width, width, 1, radius), width, height, 1, width, radius);
  return { width, height, data: out };
};
