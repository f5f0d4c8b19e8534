import { circle, difference, grow, ring, roundedRect, times, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const coins: Motif = {
  id: 'coins',
  title: 'coins',
  keywords: 'money pay payment coin savings bank budget fintech credit geld zahlung munze sparen kredit dinero pago moneda ahorro credito argent paiement monnaie epargne credit',
  weight: 'solid',
  slot: { x: 170, y: 130, radius: 175 },
  draw: () => {
    const coin = circle(170, 130, 330);
    const stack = times(6, (i) => roundedRect(-500 + (i % 2) * 34, -440 + i * 150, 500, 116, 58));
    return union(difference(union(...stack), grow(coin, 40)), difference(coin, ring(170, 130, 272, 238)));
  },
};
