import { circle, difference, fromSvg, grow, roundedRect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const deed: Motif = {
  id: 'deed',
  title: 'sealed deed',
  keywords: 'deed contract certificate will testament notary conveyancing vertrag urkunde contrato escritura contrat acte title',
  weight: 'solid',
  draw: () => {
    const sheet = fromSvg('M-330 -500H170L350 -320V500H-330Z');
    const fold = fromSvg('M196 -474V-346H324Z');
    const seal = circle(150, 260, 120);
    const ribbon = fromSvg('M80 330H220V500L150 450L80 500Z');
    const lines = [-210, -70, 70].map((y, i) => roundedRect(-220, y, i === 2 ? 230 : 430, 52, 26));
    return union(difference(sheet, fromSvg('M150 -520H400V-300H150Z'), ...lines, grow(union(seal, ribbon), 34)), fold, seal, ribbon);
  },
};
