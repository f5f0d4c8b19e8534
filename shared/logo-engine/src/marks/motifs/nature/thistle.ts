import { difference, fromSvg, grow, lens, mirror, polyline, rotate, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const thistle: Motif = {
  id: 'thistle',
  title: 'thistle',
  keywords: 'thistle thistles distel disteln cardo chardon scottish',
  weight: 'solid',
  draw: () => {
    const cup = fromSvg('M-230 -20C-170 -60 170 -60 230 -20C270 130 160 250 0 250C-160 250 -270 130 -230 -20Z');
    const scales = [-150, 0, 150].flatMap((x) => [stroke(polyline([[x - 220, -80], [x + 180, 320]]), 26), stroke(polyline([[x + 220, -80], [x - 180, 320]]), 26)]);
    const tuft = union(...[-46, -31, -15.5, 0, 15.5, 31, 46].map((angle) => rotate(lens([0, 40], [0, -500 + Math.abs(angle) * 1.6], 0.062), angle, 0, 40)));
    const leaf = fromSvg('M26 470C60 380 130 330 190 330L180 270L280 280L330 190L380 260L470 200C470 350 330 420 270 400L230 460L170 430C120 440 70 460 26 500Z');
    const stem = stroke(polyline([[0, 240], [0, 474]]), 52);
    return union(difference(cup, ...scales), difference(tuft, grow(cup, 30)), stem, leaf, mirror(leaf));
  },
};
