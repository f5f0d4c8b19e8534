import { fromSvg, stroke } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const pulse: Motif = {
  id: 'pulse',
  title: 'pulse',
  keywords: 'health monitor cardio medical signal radio audio gesundheit puls signal salud pulso senal sante pouls signal cardiology',
  weight: 'line',
  draw: () => stroke(fromSvg('M-460 20H-260L-150 -330L30 330L160 -90L230 20H460'), 84),
};
