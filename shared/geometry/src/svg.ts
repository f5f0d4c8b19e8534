import { byPath } from './by-path.ts';
import { type Path, parse, print } from './kernel.ts';
import { roundedData } from './rounded-data.ts';

const SEGMENT = /[LQCHV]/g;

/** Reads absolute path data (M L H V Q C Z). */
export const fromSvg = (data: string): Path => parse(data);

/**
 * Path data for `fill-rule="evenodd"`, rounded to .01 so that a last-bit
 * difference between two processors changes no byte.
 */
export const toSvg = byPath((path: Path): string => roundedData(print(path)));

/** Lines and curves in the path: what an editor would show as nodes. */
export const segmentCount = (path: Path): number => print(path).match(SEGMENT)?.length ?? 0;
