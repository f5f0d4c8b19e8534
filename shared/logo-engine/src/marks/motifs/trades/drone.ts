import { circle, difference, fromSvg, mirror, polyline, rect, roundedRect, SHARP, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const drone: Motif = {
  id: 'drone',
  title: 'drone',
  keywords: 'drone drones quadcopter aerial inspection uav drohne drohnen dron drones+vuelo',
  weight: 'solid',
  draw: () => {
    const arm = stroke(polyline([[0, 0], [-350, -230]]), 64, SHARP);
    const rotor = union(roundedRect(-500, -320, 340, 60, 30), rect(-352, -290, 44, 100));
    const low = union(stroke(polyline([[-120, 60], [-230, 290]]), 48), stroke(polyline([[-310, 300], [-150, 300]]), 52));
    return union(fromSvg('M-190 -110H190L240 0L170 130H-170L-240 0Z'), arm, mirror(arm), rotor, mirror(rotor), low, mirror(low), difference(circle(0, 190, 96), circle(0, 190, 40)));
  },
};
