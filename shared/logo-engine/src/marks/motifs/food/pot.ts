import { fromSvg, roundedRect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const pot: Motif = {
  id: 'pot',
  title: 'pot',
  keywords: 'pot soup stew kitchen cook cooking catering canteen ramen suppe topf kochen eintopf olla sopa guiso cocina marmite soupe cuisine mijote',
  weight: 'solid',
  slot: { x: 0, y: 150, radius: 245 },
  draw: () =>
    union(
      fromSvg('M-380 -110H380V250C380 370 300 420 200 420H-200C-300 420 -380 370 -380 250Z'),
      roundedRect(-500, -40, 1000, 96, 48),
      fromSvg('M-380 -160C-350 -290 -190 -350 0 -350C190 -350 350 -290 380 -160Z'),
      roundedRect(-80, -450, 160, 90, 45),
    ),
};
