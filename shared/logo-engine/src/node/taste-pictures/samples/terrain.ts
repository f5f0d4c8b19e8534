import type { Chance } from '../../../chance/chance.ts';
import { type Path, type Point, splineArea, times } from '../../../geometry/index.ts';
import { HEIGHT, type Gradient, WIDTH } from '../picture.ts';

/** Ground below a rolling line: hills, dunes, water. */
export function rolling(chance: Chance, y: number, height: number, waves: number): Path {
  const phase = chance.range(0, 6.28);
  const count = Math.max(8, Math.round(waves * 5));
  const line = times(count + 1, (i): Point => {
    const x = -20 + (i / count) * (WIDTH + 40);
    return [x, y + height * Math.sin(phase + (i / count) * waves * 6.28) * chance.range(0.75, 1.25)];
  });
  return splineArea(line, [[WIDTH + 20, HEIGHT + 20], [-20, HEIGHT + 20]]);
}

/** From the top of the picture to its foot. */
export const downwards = (...stops: [number, string][]): Gradient => ({ from: [0, 0], to: [0, HEIGHT], stops });
