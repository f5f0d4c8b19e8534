import { circle, difference, ellipse, mirror, polygon, rotate, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const rabbit: Motif = {
  id: 'rabbit',
  title: 'rabbit',
  keywords: 'rabbit bunny hare fast quick kids toys hase kaninchen schnell kinder spielzeug conejo liebre rapido ninos juguetes lapin lievre rapide enfants jouets',
  weight: 'solid',
  draw: () => {
    const ear = rotate(ellipse(-130, -300, 92, 220), -10, -130, -100);
    const inner = rotate(ellipse(-130, -310, 38, 140), -10, -130, -100);
    const face = ellipse(0, 170, 320, 290);
    const eye = circle(-130, 130, 40);
    return difference(union(ear, mirror(ear), face), inner, mirror(inner), eye, mirror(eye), polygon([[-46, 220], [46, 220], [0, 274]]));
  },
};
