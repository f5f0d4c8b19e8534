import { difference, fromSvg, rect, rotate, roundedRect, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const bowl: Motif = {
  id: 'bowl',
  title: 'steaming bowl',
  keywords: 'bowl rice asian broth schussel reis cuenco arroz bol riz',
  weight: 'solid',
  slot: { x: 0, y: 180, radius: 165 },
  draw: () => {
    const body = fromSvg('M-440 -10H440C440 190 320 350 190 400V440H-190V400C-320 350 -440 190 -440 -10Z');
    const sticks = [14, 22].map((angle, i) => rotate(roundedRect(-30 + i * 90, -560, 40, 520, 20), angle + 14, 0, -60));
    const steam = [-250, -90].map((x) => stroke(fromSvg(`M${x} -110C${x - 80} -190 ${x + 70} -250 ${x} -340`), 46));
    return union(body, roundedRect(-490, -60, 980, 84, 42), difference(union(...sticks), rect(-600, -60, 1200, 700)), ...steam);
  },
};
