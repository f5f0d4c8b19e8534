import { shieldPath } from '../../containers.ts';
import type { Motif } from '../motif.ts';

export const shield: Motif = {
  id: 'shield',
  title: 'shield',
  keywords: 'security secure insurance protect protection safe law legal lawyer guard finance defence sicherheit versicherung schutz recht anwalt sicher seguridad seguro proteccion abogado legal securite assurance protection avocat juridique garde',
  weight: 'plain',
  slot: { x: 0, y: -50, radius: 290 },
  draw: shieldPath,
};
