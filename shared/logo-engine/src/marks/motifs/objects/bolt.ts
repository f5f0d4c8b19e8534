import { polygon } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const bolt: Motif = {
  id: 'bolt',
  title: 'bolt',
  keywords: 'electric electrician electricity energy power fast charge lightning volt strom elektriker energie blitz schnell laden electrico electricista energia rayo rapido carga electrique electricien energie eclair rapide charge thunder speed',
  weight: 'plain',
  draw: () => polygon([[90, -500], [-330, 90], [-30, 90], [-110, 500], [330, -120], [30, -120], [150, -500]]),
};
