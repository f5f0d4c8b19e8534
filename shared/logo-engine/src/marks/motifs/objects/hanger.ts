import { circle, difference, fromSvg, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const hanger: Motif = {
  id: 'hanger',
  title: 'clothes hanger',
  keywords: 'hanger clothes clothing apparel wardrobe boutique kleiderbugel kleidung percha ropa cintre vetements tailor',
  weight: 'solid',
  draw: () => union(stroke(fromSvg('M-80 -330C-80 -400 -40 -450 20 -450C90 -450 130 -400 110 -340C90 -290 0 -270 0 -190V-120'), 66), difference(stroke(fromSvg('M0 -130L-440 220C-490 270 -460 330 -400 330H400C460 330 490 270 440 220Z'), 76), circle(0, 0, 1))),
};
