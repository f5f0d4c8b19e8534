import { arc, circle, difference, fromSvg, polyline, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const yarn: Motif = {
  id: 'yarn',
  title: 'ball of wool',
  keywords: 'yarn wool knit knitwear knitting crochet sheep weaving wolle stricken strickwaren garn hakeln weben lana tejer punto ganchillo hilo laine tricot tricoter pelote',
  weight: 'solid',
  draw: () => {
    const ball = circle(-30, -40, 400);
    const groove = (x: number, y: number, radius: number) => stroke(arc(x, y, radius, 0, 360), 34);
    const front = circle(-420, 260, 520);
    const across = [330, 430].map((radius) => difference(groove(330, 330, radius), front));
    const along = [290, 405, 520].map((radius) => groove(-420, 260, radius));
    return union(difference(ball, ...along, ...across), stroke(fromSvg('M-30 340C160 420 300 330 380 380C440 420 420 480 360 480'), 48), stroke(polyline([[330, -300], [470, -440]]), 60), circle(462, -440, 56));
  },
  brush: [
    { points: [[-20, -430], [-330, -310], [-420, -20], [-280, 270], [0, 350], [270, 250], [370, -30], [270, -310], [10, -430]], width: [30, 62, 26] },
    { points: [[-330, -230], [-80, -160], [120, 60], [170, 300]], width: [20, 46, 16] },
    { points: [[-190, -340], [80, -250], [270, -20], [320, 130]], width: [20, 46, 16] },
    { points: [[-400, -60], [-200, 0], [-40, 160], [10, 330]], width: [20, 46, 16] },
    { points: [[10, 350], [180, 420], [320, 360], [470, 440]], width: [34, 40, 12] },
  ],
};
