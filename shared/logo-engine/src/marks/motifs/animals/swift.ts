import { fromSvg, mirror, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const swift: Motif = {
  id: 'swift',
  title: 'swift',
  keywords: 'bird falcon hawk eagle kestrel swift swallow wing fly flight aviation drone airline vogel falke adler schwalbe flug fliegen ave halcon aguila golondrina vuelo oiseau faucon aigle hirondelle vol aviation',
  weight: 'solid',
  draw: () => {
    const half = fromSvg('M0 -250C40 -240 60 -205 60 -150C150 -290 330 -370 500 -330C392 -276 330 -184 262 -62C206 38 140 114 64 146L150 400L0 322Z');
    return union(half, mirror(half));
  },
};
