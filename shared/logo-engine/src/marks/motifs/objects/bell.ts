import { circle, fromSvg, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const bell: Motif = {
  id: 'bell',
  title: 'bell',
  keywords: 'bell notify alarm school hotel concierge christmas glocke alarm schule hotel campana alarma escuela cloche alarme ecole',
  weight: 'plain',
  slot: { x: 0, y: 20, radius: 215 },
  draw: () => union(fromSvg('M0 -430C190 -430 290 -290 300 -90C306 60 340 160 440 260H-440C-340 160 -306 60 -300 -90C-290 -290 -190 -430 0 -430Z'), circle(0, -430, 70), fromSvg('M-120 320H120C120 500 -120 500 -120 320Z')),
};
