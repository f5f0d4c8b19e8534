import { type Path, circle, difference, rect, roundedRect, superellipse, times, union } from '../../geometry/index.ts';
import { shieldPath } from '../containers.ts';

/** Shapes that a scene is seen through. */
export const WINDOWS: Readonly<Record<string, () => Path>> = {
  round: () => circle(0, 0, 500),
  arch: () => union(circle(0, -90, 410), rect(-410, -90, 820, 590)),
  shield: shieldPath,
  soft: () => superellipse(0, 0, 490, 4.2),
  ticket: () => difference(roundedRect(-500, -380, 1000, 760, 60), circle(-500, 0, 90), circle(500, 0, 90)),
  stamp: () => {
    const holes = times(9, (i) => -400 + i * 100).flatMap((at) => [circle(at, -440, 26), circle(at, 440, 26), circle(-440, at, 26), circle(440, at, 26)]);
    return difference(rect(-440, -440, 880, 880), ...holes);
  },
};
