import { circle, difference, fromSvg, stroke } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const whale: Motif = {
  id: 'whale',
  title: 'whale',
  keywords: 'whale ocean marine sea deep big data wal ozean ballena oceano baleine ocean',
  weight: 'solid',
  draw: () => {
    const body = fromSvg('M-500 60C-500 -140 -330 -240 -120 -240C100 -240 200 -90 290 10C340 60 390 30 390 -70C320 -90 260 -150 250 -250C330 -250 390 -210 430 -160C460 -220 480 -260 500 -300C500 -120 490 20 450 110C400 250 240 340 0 340H-220C-390 340 -500 230 -500 60Z');
    const belly = stroke(fromSvg('M-470 130C-300 190 -120 190 40 130'), 34);
    return difference(body, belly, circle(-330, -10, 34));
  },
};
