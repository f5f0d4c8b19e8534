import { circle, difference, fromSvg, roundedRect, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const beerGlass: Motif = {
  id: 'beerGlass',
  title: 'beer glass',
  keywords: 'beer pint lager ale pilsner stout weizen craft taproom pub tavern bierglas cana pinta pinte',
  weight: 'solid',
  slot: { x: 0, y: 70, radius: 190 },
  plugged: true,
  draw: () => {
    const glass = fromSvg('M-262 -190H262C272 20 200 220 190 400L196 500H-196L-190 400C-200 220 -272 20 -262 -190Z');
    const foam = union(circle(-190, -330, 130), circle(0, -380, 140), circle(190, -330, 130), roundedRect(-300, -350, 600, 120, 60));
    return union(difference(glass, stroke(fromSvg('M-150 -110C-150 60 -110 200 -104 330'), 36)), foam);
  },
};
