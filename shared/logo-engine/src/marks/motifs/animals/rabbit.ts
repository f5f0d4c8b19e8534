import { arc, circle, difference, ellipse, lens, roundedRect, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const rabbit: Motif = {
  id: 'rabbit',
  title: 'rabbit',
  keywords: 'rabbit bunny hare fast quick kids toys hase kaninchen schnell kinder spielzeug conejo liebre rapido ninos juguetes lapin lievre rapide enfants jouets',
  weight: 'solid',
  draw: () => {
    const ears = [lens([-200, -170], [-90, -520], 0.19), lens([-130, -150], [120, -420], 0.19)];
    const body = union(ellipse(70, 190, 330, 270), ellipse(-190, -60, 190, 170), ...ears, roundedRect(-330, 380, 560, 100, 50), circle(410, 210, 92));
    return difference(body, stroke(arc(150, 270, 170, 170, 330), 36), circle(-250, -90, 30), stroke(lens([-186, -190], [-110, -430], 0.04), 8));
  },
};
