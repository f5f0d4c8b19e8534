import { fromSvg, rect, roundedRect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const mannequin: Motif = {
  id: 'mannequin',
  title: 'dress form',
  keywords: 'couturier dressmaker tailor mannequin dress dresses schneiderei damenmode kleid vestido modista robe',
  weight: 'plain',
  slot: { x: 0, y: -60, radius: 160 },
  draw: () => union(fromSvg('M-60 -430H60V-360C130 -340 220 -320 240 -260C250 -160 210 -90 190 10C180 70 220 150 250 250H-250C-220 150 -180 70 -190 10C-210 -90 -250 -160 -240 -260C-220 -320 -130 -340 -60 -360Z'), roundedRect(-80, -500, 160, 50, 25), rect(-26, 240, 52, 220), roundedRect(-170, 440, 340, 60, 30)),
};
