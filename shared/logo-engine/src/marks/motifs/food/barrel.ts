import { difference, fromSvg, rect } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const barrel: Motif = {
  id: 'barrel',
  title: 'barrel',
  keywords: 'barrel cask keg oak cellar brewery winery distillery whisky fass barril tonneau tonel barrica',
  weight: 'solid',
  slot: { x: 0, y: 0, radius: 210 },
  plugged: true,
  whole: () => difference(fromSvg('M-270 -500H270C400 -330 400 330 270 500H-270C-400 330 -400 -330 -270 -500Z'), rect(-500, -356, 1000, 34), rect(-500, 322, 1000, 34)),
  draw: () => {
    const cask = fromSvg('M-270 -500H270C400 -330 400 330 270 500H-270C-400 330 -400 -330 -270 -500Z');
    const hoops = [-356, -208, 174, 322].map((y) => rect(-500, y, 1000, 34));
    const staves = [-112, 82].map((x) => rect(x, -174, 30, 348));
    return difference(cask, ...hoops, ...staves);
  },
};
