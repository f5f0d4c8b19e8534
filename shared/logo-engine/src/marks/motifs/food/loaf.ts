import { difference, fromSvg, lens, rotate } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

/** A loaf with cuts at these places. */
const cutAt = (places: readonly number[]) => {
  const crust = fromSvg('M-500 90C-500 -150 -290 -290 0 -290C290 -290 500 -150 500 90C500 210 430 290 330 290H-330C-430 290 -500 210 -500 90Z');
  const score = (x: number) => rotate(lens([x, -210], [x, 120], 0.13), 20, x, -40);
  return difference(crust, ...places.map(score));
};

export const loaf: Motif = {
  id: 'loaf',
  title: 'loaf',
  keywords: 'bread bakery baker bake bakehouse sourdough loaf backerei backer brot brotchen konditorei panaderia pan panadero horno boulangerie boulanger pain fournil',
  weight: 'solid',
  slot: { x: 0, y: 10, radius: 205 },
  plugged: true,
  whole: () => cutAt([-330, 330]),
  draw: () => cutAt([-270, -20, 230]),
};
