import { fromSvg } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const tooth: Motif = {
  id: 'tooth',
  title: 'tooth',
  keywords: 'dental dentist teeth tooth orthodontist smile clinic oral zahn zahnarzt zahne kieferorthopade praxis diente dentista dental clinica ortodoncia sonrisa dent dentiste dentaire clinique sourire',
  weight: 'plain',
  slot: { x: 0, y: -140, radius: 235 },
  draw: () => fromSvg('M0 -400C90 -400 140 -470 260 -470C400 -470 460 -350 440 -190C420 -30 350 60 330 210C314 330 300 490 200 490C90 490 130 170 0 170C-130 170 -90 490 -200 490C-300 490 -314 330 -330 210C-350 60 -420 -30 -440 -190C-460 -350 -400 -470 -260 -470C-140 -470 -90 -400 0 -400Z'),
};
