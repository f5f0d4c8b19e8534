import { distance, isShowable, type Lab } from './oklab.ts';

const LIGHTNESSES = [0.95, 0.84, 0.72, 0.6, 0.48, 0.36, 0.24];
const WEAKER = 0.85;

/** Weakens a colour until a screen can show it; clipping would turn its hue. */
const showable = (lab: Lab): Lab =>
  isShowable(lab) ? lab : showable({ l: lab.l, a: lab.a * WEAKER, b: lab.b * WEAKER });

const shadesOf = (lab: Lab): Lab[] => LIGHTNESSES.map((l) => showable({ ...lab, l }));

/**
 * Completes a palette with shades of its own colours, each as far from the others as can be.
 * A grey picture gets greys: no hue is invented.
 */
export const completeWithShades = (labs: readonly Lab[], size: number): Lab[] => {
  const palette = [...labs];
  const candidates = labs.flatMap(shadesOf);
  const room = (lab: Lab): number => Math.min(...palette.map((other) => distance(lab, other)));
  while (palette.length > 0 && palette.length < size) {
    palette.push(candidates.reduce((best, lab) => (room(lab) > room(best) ? lab : best)));
  }
  return palette;
};
