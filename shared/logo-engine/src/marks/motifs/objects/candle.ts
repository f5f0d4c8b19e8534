import { difference, fromSvg, roundedRect, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const candle: Motif = {
  id: 'candle',
  title: 'candle',
  keywords: 'candle candles wax light hygge christmas memorial kerze kerzen wachs licht vela velas cera luz bougie bougies cire lumiere',
  weight: 'solid',
  draw: () => {
    const wax = difference(roundedRect(-150, -90, 300, 480, 40), fromSvg('M-150 -90H30C30 20 -50 40 -60 120C-66 160 -104 160 -110 120C-114 60 -150 60 -150 20Z'));
    const flame = fromSvg('M0 -500C70 -400 120 -350 120 -280C120 -210 66 -170 0 -170C-66 -170 -120 -210 -120 -280C-120 -350 -70 -400 0 -500Z');
    return union(wax, flame, roundedRect(-300, 420, 600, 80, 40), stroke(fromSvg('M0 -140V-80'), 34));
  },
};
