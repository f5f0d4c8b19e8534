import { expect, test } from '@jest/globals';
import { traceMask } from './trace-masks.ts';

const SIDE = 1_600;

/** Half a disc, at several sizes and places between pixels. */
const halfDisc = (radius: number, [dx, dy]: readonly [number, number]): Uint8Array =>
  Uint8Array.from({ length: SIDE * SIDE }, (_, i) => {
    const [x, y] = [(i % SIDE) + 0.5 - SIDE / 2 - dx, Math.floor(i / SIDE) + 0.5 - SIDE / 2 - dy];
    return x < 0 && Math.hypot(x, y) < radius ? 255 : 0;
  });

/** Points of path data of absolute M, L and C, along its curves. */
const pointsOf = (path: string): [number, number][] => {
  let at: [number, number] = [0, 0];
  return [...path.matchAll(/([MLC])([^MLCZ]*)/g)].flatMap(([, command, numbers = '']) => {
    const values = numbers.trim().split(/[\s,]+/).map(Number);
    const step = command === 'C' ? 6 : 2;
    return Array.from({ length: values.length / step }, (_, k) => values.slice(k * step, (k + 1) * step)).flatMap((piece) => {
      const end: [number, number] = [piece.at(-2)!, piece.at(-1)!];
      const [ax, ay, bx, by] = step === 6 ? (piece as [number, number, number, number]) : [...at, ...end];
      const along = [0.25, 0.5, 0.75, 1].map((t): [number, number] => {
        const [u, start] = [1 - t, at];
        const mix = (p: number, a: number, b: number, q: number) => u ** 3 * p + 3 * u * u * t * a + 3 * u * t * t * b + t ** 3 * q;
        return [mix(start[0], ax!, bx!, end[0]), mix(start[1], ay!, by!, end[1])];
      });
      at = end;
      return command === 'M' ? [end] : along;
    });
  });
};

test('a traced arc stays within a thousandth of the logo of the circle that it is, at every size', async () => {
  const worst: number[] = [];
  for (let j = 0; j < 8; j += 1) {
    const [radius, dx, dy] = [SIDE * 0.23 * (0.5 + j * 0.19), (j * 7) % 10 / 10, -((j * 3) % 10) / 10];
    const [path = ''] = await traceMask(halfDisc(radius, [dx, dy]), SIDE, SIDE);
    const unit = 1_000 / SIDE;
    const [cx, cy] = [(SIDE / 2 + dx) * unit, (SIDE / 2 + dy) * unit];
    const ofArc = pointsOf(path).filter(([x]) => x < cx - radius * unit * 0.1);
    expect(ofArc.length).toBeGreaterThan(20);
    worst.push(Math.max(...ofArc.map(([x, y]) => Math.abs(Math.hypot(x - cx, y - cy) - radius * unit))));
  }
  expect(Math.max(...worst)).toBeLessThan(1);
});
