import { fromSvg, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const teaBowl: Motif = {
  id: 'teaBowl',
  title: 'tea bowl',
  keywords: 'teabowl chawan matcha teacup yunomi tea teehaus teeschale te the',
  weight: 'plain',
  slot: { x: 0, y: 120, radius: 190 },
  draw: () => union(fromSvg('M-420 -100H420C420 180 300 340 170 380V440H-170V380C-300 340 -420 180 -420 -100Z'), stroke(fromSvg('M-130 -190C-200 -280 -60 -340 -130 -470'), 54), stroke(fromSvg('M70 -190C0 -280 140 -340 70 -470'), 54)),
};
