import { difference, fromSvg, polygon, polyline, rect, SHARP, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const flacon: Motif = {
  id: 'flacon',
  title: 'cut flacon',
  keywords: 'perfume perfumery fragrance eau scent cologne parfum parfumerie duft perfumeria colonia oud attar',
  weight: 'solid',
  slot: { x: 0, y: 160, radius: 200 },
  plugged: true,
  whole: () => union(fromSvg('M-300 -90L-190 -170H190L300 -90L240 500H-240Z'), rect(-90, -260, 180, 60), polygon([[0, -500], [120, -400], [80, -290], [-80, -290], [-120, -400]])),
  draw: () => {
    const body = fromSvg('M-300 -90L-190 -170H190L300 -90L240 500H-240Z');
    const stopper = polygon([[0, -500], [120, -400], [80, -290], [-80, -290], [-120, -400]]);
    return union(difference(body, stroke(polyline([[-400, -60], [-120, 60], [120, 60], [400, -60]]), 30, SHARP), stroke(polyline([[-120, 60], [-90, 520]]), 30, SHARP), stroke(polyline([[120, 60], [90, 520]]), 30, SHARP)), rect(-90, -260, 180, 60), stopper);
  },
};
