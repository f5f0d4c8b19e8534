import { difference, ellipse, fromSvg, lens, rotate, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const olive: Motif = {
  id: 'olive',
  title: 'olive branch',
  keywords: 'olive olives oil oliveoil mediterranean greek branch peace aceite oliva olivar huile olivier olivenol mittelmeer',
  weight: 'solid',
  draw: () => {
    const twig = stroke(fromSvg('M-430 400C-300 120 -60 -160 330 -400'), 44);
    const fruit = [rotate(ellipse(170, 230, 150, 205), -28, 170, 230), rotate(ellipse(-130, 380, 120, 165), -20, -130, 380)];
    const stalks = union(stroke(fromSvg('M30 -150C110 -90 140 -20 150 60'), 34), stroke(fromSvg('M-200 90C-150 140 -130 180 -130 240'), 34));
    const leaves = [lens([-10, -120], [-330, -290], 0.2), lens([150, -270], [-90, -500], 0.2), lens([200, -310], [490, -180], 0.19), lens([-230, 130], [-500, 0], 0.2)];
    return difference(union(twig, stalks, ...leaves, ...fruit), stroke(fromSvg('M110 150C120 110 150 90 180 86'), 34));
  },
};
