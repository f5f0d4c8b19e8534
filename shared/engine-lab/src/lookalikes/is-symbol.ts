import type { Pixels } from '@fifteen/logo-engine';

/** Wider or taller than this, a mark is a name in letters. */
const LONGEST = 2.2;
const GROUND = 200;

/** Whether there is anything to see, and not only a name. */
export function isSymbol({ width: size, data }: Pixels): boolean {
  let [left, top, right, bottom] = [size, size, -1, -1];
  for (let i = 0; i < size * size; i += 1) {
    if (Math.min(data[4 * i]!, data[4 * i + 1]!, data[4 * i + 2]!) >= GROUND) continue;
    const [x, y] = [i % size, Math.floor(i / size)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  const [width, height] = [right - left + 1, bottom - top + 1];
  return right >= 0 && Math.max(width / height, height / width) <= LONGEST;
}
