import { contoursOf } from './contours.ts';
import { type Path, gathered, parse } from './kernel.ts';
import { loopsOf } from './loops-of.ts';
import { areaOf } from './measure.ts';

/** In a mark of 1,000 by 1,000, loops of a smaller area are nicks and specks that no hand meant. */
const LEAST_LOOP = 900;
/** Curves are measured by a few points each: nothing else costs. */
const STEP = 100;

/** The path without what arithmetic leaves over: the slivers where two edges nearly meet, the specks within a small hole. Itself where it has none. */
export function withoutCrumbs(path: Path, least = LEAST_LOOP): Path {
  const sizes = contoursOf(path, STEP).map(areaOf);
  if (sizes.every((size) => size >= least)) return path;
  return gathered([parse(loopsOf(path).filter((_, i) => (sizes[i] ?? 0) >= least).join(''))]);
}
