import { type Path, toSvg } from '../geometry/index.ts';
import type { ColourRole, Layer } from '../layers.ts';

/** A layer as path data, rounded to hundredths of a unit. */
export interface DrawnLayer {
  role: ColourRole;
  d: string;
}

export const drawn = (layers: readonly Layer[]): DrawnLayer[] =>
  layers.map(({ role, path }) => ({ role, d: toSvg(path) })).filter(({ d }) => d !== '');

export const pathsOf = (layers: readonly Layer[]): Path[] => layers.map(({ path }) => path);
