import type { Area } from '../../../picture/picture.ts';

/** x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const TOKEN = /[A-Z]|-?\d*\.?\d+(?:e[-+]?\d+)?/g;
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Absolute path data bent by a matrix: H and V become L, for they need not stay level. */
export const transformedPath = (path: string, [a, b, c, d, e, f]: Matrix): string => {
  const out: (string | number)[] = [];
  const numbers: number[] = [];
  let [command, x, y] = ['', 0, 0];
  const point = (px: number, py: number): void => {
    [x, y] = [px, py];
    out.push(rounded(a * x + c * y + e), rounded(b * x + d * y + f));
  };
  for (const token of path.match(TOKEN) ?? []) {
    if (/[A-Z]/.test(token)) {
      command = token;
      out.push(command === 'H' || command === 'V' ? 'L' : command);
      continue;
    }
    if (command === 'H') point(Number(token), y);
    else if (command === 'V') point(x, Number(token));
    else if (numbers.push(Number(token)) === 2) point(...(numbers.splice(0) as [number, number]));
  }
  return out.join(' ');
};

/** Turned by degrees and scaled apart about a point. */
export const about = ({ x, y }: { x: number; y: number }, { turn = 0, wide = 1, high = 1 }): Matrix => {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [a, b, c, d] = [cos * wide, sin * wide, -sin * high, cos * high];
  return [a, b, c, d, x - a * x - c * y, y - b * x - d * y];
};

export const transformedAreas = (areas: readonly Area[], matrix: Matrix): Area[] => areas.map((area) => ({ ...area, d: transformedPath(area.d, matrix) }));
