import { type Path, print } from './kernel.ts';

const STARTS = /(?=M)/;

/** The loops of a path, each as path data. */
export const loopsOf = (path: Path): string[] => print(path).split(STARTS).filter((loop) => loop.startsWith('M'));
