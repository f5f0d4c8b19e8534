import { difference, fromSvg, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const coins: Motif = {
  id: 'coins',
  title: 'coins',
  keywords: 'money pay payment coin savings bank budget fintech credit geld zahlung munze sparen kredit dinero pago moneda ahorro credito argent paiement monnaie epargne credit',
  weight: 'solid',
  draw: () => {
    const disc = (y: number) => fromSvg(`M-360 ${y}C-360 ${y - 150} 360 ${y - 150} 360 ${y}V${y + 90}C360 ${y + 240} -360 ${y + 240} -360 ${y + 90}Z`);
    const stack = [240, 20, -200].map(disc);
    const gap = (path: ReturnType<typeof fromSvg>) => union(path, stroke(path, 60));
    return union(stack[2]!, difference(stack[1]!, gap(stack[2]!)), difference(stack[0]!, gap(stack[1]!)));
  },
};
