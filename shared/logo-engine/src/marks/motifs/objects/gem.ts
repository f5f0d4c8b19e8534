import { SHARP, difference, fromSvg, polygon, stroke } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const gem: Motif = {
  id: 'gem',
  title: 'gem',
  keywords: 'gem jewel jewelry jewellery jeweller diamond ring gold luxury precious schmuck juwelier diamant edelstein gold joya joyeria diamante oro lujo bijou bijoux bijouterie joaillier diamant or',
  weight: 'solid',
  draw: () => {
    const stone = polygon([[-500, -130], [-270, -400], [270, -400], [500, -130], [0, 470]]);
    const line = (data: string) => stroke(fromSvg(data), 30, SHARP);
    return difference(stone, line('M-560 -130H560'), line('M-190 -130L0 620M190 -130L0 620'), line('M-190 -130L-60 -430M190 -130L60 -430'));
  },
};
