import { chanceFrom } from '../../../chance/chance.ts';
import { type Point, circle, polygon, splineArea, times } from '../../../geometry/index.ts';
import { type Gradient, type Picture, paint } from '../picture.ts';
import { downwards } from './terrain.ts';

/** A curtain of light: its foot waves, its head fades into the night. */
function curtain(y: number, rise: number, phase: number): ReturnType<typeof splineArea> {
  const foot = times(9, (i): Point => [i * 110 - 40, y + 42 * Math.sin(phase + i * 0.9)]);
  const head = times(9, (i): Point => [(8 - i) * 110 - 40, y - rise + 30 * Math.sin(phase + 1 + (8 - i) * 0.7)]);
  return splineArea(foot, head);
}

const fading = (from: number, to: number, night: string, light: string): Gradient => ({
  from: [0, from],
  to: [0, to],
  stops: [[0, night], [0.75, light], [1, light]],
});

/** The north, in winter. */
export function aurora(): Picture {
  const chance = chanceFrom('aurora');
  const night = '#0a1030';
  const stars = times(60, () => circle(chance.range(0, 800), chance.range(0, 260), chance.range(0.8, 2.2)));
  return {
    ground: downwards([0, night], [0.6, '#12244f'], [1, '#0a1838']),
    paints: [
      ...paint('#dfe8ff', ...stars),
      ...paint(fading(40, 250, night, '#6a3fb0'), curtain(220, 150, 0.4)),
      ...paint(fading(90, 330, '#3b2f7f', '#2fd9a0'), curtain(300, 170, 2.1)),
      ...paint('#8ff5c0', splineArea(times(9, (i): Point => [i * 110 - 40, 300 + 42 * Math.sin(2.1 + i * 0.9)]), times(9, (i): Point => [(8 - i) * 110 - 40, 288 + 42 * Math.sin(2.1 + (8 - i) * 0.9)]))),
      ...paint('#1c2f5c', polygon([[-20, 470], [120, 330], [230, 430], [360, 300], [500, 440], [620, 350], [820, 470]])),
      ...paint('#e8f1fb', polygon([[360, 300], [404, 341], [380, 352], [360, 338], [336, 350], [318, 339]]), polygon([[120, 330], [156, 363], [134, 372], [118, 360], [84, 366]]), polygon([[620, 350], [660, 374], [634, 382], [616, 372], [590, 371]])),
      ...paint(downwards([0.76, '#1b6f78'], [1, '#0c1f46']), polygon([[0, 462], [800, 462], [800, 600], [0, 600]])),
      ...paint('#7fe3bf', ...times(14, (i) => polygon([[60 + i * 52, 478 + (i % 4) * 22], [112 + i * 48, 478 + (i % 4) * 22], [100 + i * 48, 482 + (i % 4) * 22], [72 + i * 52, 482 + (i % 4) * 22]]))),
      ...paint('#060b1f', polygon([[0, 600], [0, 540], [60, 470], [70, 530], [110, 480], [130, 560], [190, 600]]), polygon([[800, 600], [800, 500], [770, 460], [752, 530], [716, 492], [700, 570], [650, 600]])),
    ],
  };
}
