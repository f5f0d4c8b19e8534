import { fromSvg, rect, roundedRect, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const microphone: Motif = {
  id: 'microphone',
  title: 'microphone',
  keywords: 'podcast voice radio studio karaoke singer speaker broadcast recording stimme mikrofon sanger aufnahme sprecher voz microfono cantante grabacion locutor voix micro chanteur enregistrement emission',
  weight: 'solid',
  draw: () => union(roundedRect(-170, -500, 340, 600, 170), stroke(fromSvg('M-310 -90C-310 320 310 320 310 -90'), 76), rect(-38, 210, 76, 220), roundedRect(-210, 420, 420, 80, 40)),
};
