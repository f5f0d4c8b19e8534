import { difference, fromSvg, stroke } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const vase: Motif = {
  id: 'vase',
  title: 'jar',
  keywords: 'vase jar jars pottery ceramics ceramic tableware clay handmade studio keramik topferei ton vasen ceramica alfareria barro jarron ceramique poterie argile',
  weight: 'solid',
  slot: { x: 0, y: 120, radius: 240 },
  draw: () => {
    const body = fromSvg('M-190 -500H190C200 -500 206 -490 202 -480C180 -420 170 -390 170 -350C170 -250 400 -170 400 110C400 300 270 430 190 490C180 498 170 500 160 500H-160C-170 500 -180 498 -190 490C-270 430 -400 300 -400 110C-400 -170 -170 -250 -170 -350C-170 -390 -180 -420 -202 -480C-206 -490 -200 -500 -190 -500Z');
    return difference(body, stroke(fromSvg('M-300 -300C-120 -260 120 -260 300 -300'), 40));
  },
};
