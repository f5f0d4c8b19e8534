import { mirror, polygon, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const tent: Motif = {
  id: 'tent',
  title: 'tent',
  keywords: 'tent camp camping glamping festival outdoor scout event circus zelt camping festival zirkus campamento acampar circo tente camping cirque bivouac',
  weight: 'solid',
  draw: () => {
    const side = polygon([[-26, -430], [-500, 400], [-150, 400]]);
    return union(side, mirror(side), polygon([[0, -150], [100, 400], [-100, 400]]));
  },
};
