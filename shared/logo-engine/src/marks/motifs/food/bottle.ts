import { rect, roundedRect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const bottle: Motif = {
  id: 'bottle',
  title: 'flacon',
  keywords: 'perfume fragrance scent cosmetics serum skincare beauty parfum duft kosmetik flasche perfumeria fragancia botella cosmetica parfumerie flacon cosmetique eau',
  weight: 'plain',
  slot: { x: 0, y: 200, radius: 205 },
  draw: () => union(roundedRect(-290, -110, 580, 610, 70), rect(-100, -200, 200, 100), roundedRect(-150, -500, 300, 250, 36)),
};
