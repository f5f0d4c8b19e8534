// The plain version of loops that the engine runs as WebAssembly: what they must equal. See loops.test.ts.
import type { Balance } from '../../score/balance.ts';
import type { Ink } from '../../score/ink.ts';

/** How much ink there is, and how far off the middle its weight lies. */
export function plainBalance({ size, values, box }: Ink): Balance {
  let [sum, sumX, sumY] = [0, 0, 0];
  for (let y = box.top; y < box.bottom; y += 1) {
    for (let x = box.left; x < box.right; x += 1) {
      const value = values[y * size + x] ?? 0;
      sum += value;
      sumX += value * x;
      sumY += value * y;
    }
  }
  const offset = (moment: number) => (sum > 0 ? moment / sum / (size - 1) - 0.5 : 0);
  return { coverage: sum / values.length, x: offset(sumX), y: offset(sumY) };
}
