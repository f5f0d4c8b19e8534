import { type Path, polygon, rect, ring, rotate, scale, times, translate, union } from '../../../geometry/index.ts';
import { type Ink, type Paint, type Picture, paint } from '../picture.ts';
import { type Press, centredAt } from '../press.ts';
import { ringLine } from '../ring-line.ts';
import { motifAt } from '../motif-at.ts';

/** All that the owner could think of, in one seal. */
export function cluttered(press: Press): Picture {
  const [navy, red, gold, green] = ['#1d2a57', '#b3202a', '#c99a2e', '#2f7a45'];
  const around = (count: number, path: Path) => union(...times(count, (i) => rotate(path, (i * 360) / count, 400, 282)));
  const all = [
    ...paint(gold, around(40, polygon([[392, 26], [408, 26], [400, 6]])), ring(400, 282, 262, 252)),
    ...paint(navy, ring(400, 282, 248, 190)),
    ...paint('#ffffff', ringLine(press, 'bitter-800', 'INTERNATIONAL TRADING & LOGISTICS', 29, 0.05, { cx: 400, cy: 282, radius: 208, side: 'above' })),
    ...paint(gold, ringLine(press, 'zilla-slab-700', 'QUALITY * SERVICE * VALUE', 25, 0.06, { cx: 400, cy: 282, radius: 230, side: 'below' })),
    ...paint(red, ring(400, 282, 184, 178)),
    ...paint('#9fc3e6', motifAt('globe', 400, 270, 250)),
    ...paint(navy, motifAt('gear', 310, 330, 130), motifAt('truck', 490, 350, 150)),
    ...paint(green, motifAt('wheat', 250, 262, 190), motifAt('wheat', 550, 262, 190)),
    ...paint(red, motifAt('paperPlane', 470, 190, 120), motifAt('crown', 400, 130, 86)),
    ...paint(gold, motifAt('anchor', 330, 214, 110), motifAt('star', 404, 236, 66), motifAt('bolt', 406, 408, 70)),
    ...ribbon(press, navy, red),
  ];
  const smaller = (path: Path): Path => translate(scale(path, 0.92), 32, 38);
  return { ground: '#fbf6e6', paints: all.map(({ path, ink }) => ({ ink, path: smaller(path) })) };
}

const ribbon = (press: Press, navy: Ink, red: Ink): Paint[] => [
  ...paint(navy, polygon([[70, 452], [190, 452], [190, 540], [70, 540], [104, 496]]), polygon([[730, 452], [610, 452], [610, 540], [730, 540], [696, 496]])),
  ...paint(red, rect(130, 432, 540, 92)),
  ...paint('#ffffff', centredAt(press.line('chonburi-400', 'Hendricks Bros', 62), 400, 488)),
  ...paint('#ffffff', centredAt(press.line('kalam-700', 'family owned since 1987!', 26), 400, 516)),
];
