import { ellipse, polygon, rect, rotate, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const note: Motif = {
  id: 'note',
  title: 'note',
  keywords: 'music musician song band orchestra choir label melody concert piano musik musiker lied konzert chor klavier musica musico cancion concierto coro piano musique musicien chanson concert chorale label melodie',
  weight: 'solid',
  draw: () =>
    union(
      rotate(ellipse(-260, 350, 165, 125), -18, -260, 350),
      rotate(ellipse(290, 260, 165, 125), -18, 290, 260),
      rect(-182, -340, 76, 680),
      rect(368, -430, 76, 680),
      polygon([[-182, -370], [444, -500], [444, -310], [-182, -180]]),
    ),
};
