import { polygon, roundedRect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const chat: Motif = {
  id: 'chat',
  title: 'speech bubble',
  keywords: 'chat talk message messaging communication conversation speech community social coaching translation gesprach reden nachricht kommunikation ubersetzung hablar mensaje comunicacion conversacion traduccion parler message communication conversation traduction agency media podcast',
  weight: 'solid',
  slot: { x: 0, y: -60, radius: 285 },
  draw: () => union(roundedRect(-500, -430, 1000, 740, 220), polygon([[-300, 200], [-20, 290], [-330, 500]])),
};
