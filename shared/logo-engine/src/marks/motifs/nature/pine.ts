import { polygon, rect, union } from '../../../geometry/index.ts';
import type { BrushStroke } from '../brush.ts';
import type { Motif } from '../motif.ts';

export const pine: Motif = {
  id: 'pine',
  title: 'pine',
  keywords: 'pine fir forest woods camp camping cabin lodge outdoor christmas nordic tanne kiefer wald hutte zelten weihnachten pino abeto bosque cabana campamento navidad sapin pin foret chalet camping noel',
  weight: 'plain',
  draw: () =>
    union(
      polygon([[0, -500], [190, -190], [-190, -190]]),
      polygon([[0, -350], [270, 90], [-270, 90]]),
      polygon([[0, -120], [350, 360], [-350, 360]]),
      rect(-52, 340, 104, 160),
    ),
  brush: [
    { points: [[0, -500], [10, -100], [-6, 250], [6, 500]], width: [14, 50, 60] },
    ...[-330, -150, 50, 260].flatMap((y, i): BrushStroke[] => [
      { points: [[0, y], [70 + i * 34, y + 70], [130 + i * 66, y + 110]], width: [60, 58, 12] },
      { points: [[0, y + 10], [-76 - i * 34, y + 84], [-138 - i * 66, y + 130]], width: [60, 58, 12] },
    ]),
  ],
};
