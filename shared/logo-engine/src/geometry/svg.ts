import { type Path, parse, print } from './kernel.ts';

const DECIMAL = /-?\d+\.?\d*e[-+]?\d+|-?\d+\.\d+/g;
const SEGMENT = /[LQCHV]/g;

/** Reads absolute path data (M L H V Q C Z). */
export const fromSvg = (data: string): Path => parse(data);

/**
 * Path data for `fill-rule="evenodd"`, rounded to .01 so that a last-bit
 * difference between two processors changes no byte.
 */
export const toSvg = (path: Path): string =>
  print(path).replaceAll(DECIMAL, (text) => String(Math.round(Number(text) * 100) / 100 || 0));

/** Lines and curves in the path: what an editor would show as nodes. */
export const segmentCount = (path: Path): number => print(path).match(SEGMENT)?.length ?? 0;
