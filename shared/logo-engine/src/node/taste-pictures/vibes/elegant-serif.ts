import { rect } from '../../../geometry/index.ts';
import { type Picture, paint } from '../picture.ts';
import { type Press, centredAt } from '../press.ts';

/** Hairlines and generous spacing, nothing else. */
export function elegantSerif(press: Press): Picture {
  const ink = '#2b2220';
  return {
    ground: '#efe2db',
    paints: [
      ...paint(ink, centredAt(press.line('bodoni-moda-500', 'AURELLE', 104, 0.12), 400, 318)),
      ...paint('#9d6f5d', rect(376, 362, 48, 2)),
      ...paint(ink, centredAt(press.line('cormorant-garamond-500', 'MAISON DE PARFUM', 27, 0.34), 400, 410)),
    ],
  };
}
