import { polar, spline, stroke, times } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const shell: Motif = {
  id: 'shell',
  title: 'shell',
  keywords: 'shell nautilus sea beach spa golden spiral muschel schnecke meer strand concha caracola playa mar coquille coquillage mer plage spirale',
  weight: 'line',
  draw: () => {
    const turns = times(61, (i) => polar(30 * 1.047 ** i, i * 15 + 30));
    return stroke(spline(turns), 72);
  },
};
