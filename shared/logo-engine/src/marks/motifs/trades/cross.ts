import { roundedRect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const cross: Motif = {
  id: 'cross',
  title: 'cross of care',
  keywords: 'medical clinic doctor health hospital pharmacy care nurse medicine arzt klinik gesundheit apotheke krankenhaus praxis medizin medico clinica salud farmacia hospital medicina medecin clinique sante pharmacie hopital soin',
  weight: 'solid',
  slot: { x: 0, y: 0, radius: 210 },
  draw: () => union(roundedRect(-180, -500, 360, 1000, 180), roundedRect(-500, -180, 1000, 360, 180)),
};
