import { circle, fromSvg, mirror, polyline, rect, roundedRect, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const scales: Motif = {
  id: 'scales',
  title: 'scales',
  keywords: 'law legal lawyer attorney justice notary court balance accounting tax recht anwalt kanzlei justiz notar steuer steuerberater ley abogado justicia notario bufete impuestos droit avocat justice notaire cabinet juridique comptable',
  weight: 'solid',
  draw: () => {
    const pan = union(fromSvg('M-490 120H-150C-150 330 -490 330 -490 120Z'), stroke(polyline([[-460, 120], [-320, -250], [-180, 120]]), 40));
    return union(pan, mirror(pan), stroke(polyline([[-330, -270], [330, -270]]), 60), rect(-36, -380, 72, 800), circle(0, -410, 82), roundedRect(-230, 400, 460, 90, 45));
  },
};
