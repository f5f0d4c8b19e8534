import { circle, difference, fromSvg, roundedRect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const beer: Motif = {
  id: 'beer',
  title: 'beer mug',
  keywords: 'beer brewery brewing brew pub ale lager taproom hops tavern bier brauerei brauhaus kneipe hopfen cerveza cerveceria taberna lupulo biere brasserie brasseur taverne houblon',
  weight: 'solid',
  slot: { x: -50, y: 130, radius: 245 },
  plugged: true,
  draw: () => {
    const mug = roundedRect(-330, -260, 560, 760, 70);
    const grooves = [-200, -70, 60].map((x) => roundedRect(x - 26, -60, 52, 400, 26));
    const handle = difference(fromSvg('M200 -120H330C430 -120 480 -60 480 30V190C480 280 430 340 330 340H200Z'), fromSvg('M200 -20H310C360 -20 380 0 380 50V170C380 220 360 240 310 240H200Z'));
    const foam = union(circle(-270, -310, 140), circle(-60, -370, 130), circle(150, -310, 140), roundedRect(-330, -310, 560, 150, 60));
    return union(difference(mug, ...grooves), handle, foam);
  },
};
