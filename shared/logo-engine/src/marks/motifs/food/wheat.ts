import { lens, mirror, rotate, roundedRect, translate, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const wheat: Motif = {
  id: 'wheat',
  title: 'ear of wheat',
  keywords: 'wheat grain flour mill bakery farm harvest cereal bread weizen korn mehl muhle bauernhof ernte trigo harina molino granja cosecha ble farine moulin ferme moisson agriculture',
  weight: 'solid',
  draw: () => {
    const grain = (y: number) => rotate(translate(lens([0, 0], [0, -240], 0.24), 30, y), 36, 30, y);
    const side = [320, 140, -40, -220].map(grain);
    return union(lens([0, -250], [0, -500], 0.23), ...side, ...side.map(mirror), roundedRect(-20, -260, 40, 760, 20));
  },
  brush: [
    { points: [[10, 500], [-10, 200], [8, -150], [0, -260]], width: [30, 44, 18] },
    { points: [[0, -280], [26, -390], [0, -500]], width: [30, 110, 10] },
    ...[-180, 10, 200].flatMap((y): { points: [number, number][]; width: [number, number, number] }[] => [
      { points: [[14, y], [120, y - 60], [190, y - 190]], width: [24, 104, 8] },
      { points: [[-14, y + 10], [-130, y - 50], [-196, y - 176]], width: [24, 104, 8] },
    ]),
  ],
};
