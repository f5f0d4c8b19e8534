import { arc, circle, difference, fromSvg, intersect, polyline, stroke, translate, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const yarn: Motif = {
  id: 'yarn',
  title: 'ball of wool',
  keywords: 'yarn wool knit knitwear knitting crochet sheep weaving wolle stricken strickwaren garn hakeln weben lana tejer punto ganchillo hilo laine tricot tricoter pelote',
  weight: 'solid',
  draw: () => {
    const ball = circle(-30, -40, 400);
    const lines = [-250, -110, 30].map((x) => intersect(ball, translate(stroke(arc(0, 0, 420, -40, 100), 40, { cap: 'butt' }), x - 240, -60)));
    const others = [0, 130].map((x) => intersect(difference(ball, circle(-330, 40, 330)), translate(stroke(arc(0, 0, 420, 150, 290), 40, { cap: 'butt' }), x + 420, 130)));
    return union(difference(ball, ...lines, ...others), stroke(fromSvg('M-30 340C160 420 300 330 380 380C440 420 420 480 360 480'), 48), stroke(polyline([[330, -300], [470, -440]]), 60), circle(462, -440, 56));
  },
  brush: [
    { points: [[-20, -430], [-330, -310], [-420, -20], [-280, 270], [0, 350], [270, 250], [370, -30], [270, -310], [10, -430]], width: [30, 62, 26] },
    { points: [[-330, -230], [-80, -160], [120, 60], [170, 300]], width: [20, 46, 16] },
    { points: [[-190, -340], [80, -250], [270, -20], [320, 130]], width: [20, 46, 16] },
    { points: [[-400, -60], [-200, 0], [-40, 160], [10, 330]], width: [20, 46, 16] },
    { points: [[10, 350], [180, 420], [320, 360], [470, 440]], width: [34, 40, 12] },
  ],
};
