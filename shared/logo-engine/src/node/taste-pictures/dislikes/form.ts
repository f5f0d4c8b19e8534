import {
  type Path,
  type Point,
  boundsOf,
  circle,
  difference,
  ellipse,
  fromSvg,
  polygon,
  polyline,
  rect,
  ring,
  rotate,
  scale,
  spline,
  stroke,
  times,
  translate,
  union,
} from '../../../geometry/index.ts';
import { motifById } from '../../../marks/index.ts';
import { type Ink, type Paint, type Picture, paint } from '../picture.ts';
import { type Press, centredAt, startingAt } from '../press.ts';
import { ringLine } from '../ring-line.ts';

const motifAt = (id: string, x: number, y: number, size: number): Path => translate(scale(motifById(id)!.draw(), size / 1000), x, y);

/** All that the owner could think of, in one seal. */
export function cluttered(press: Press): Picture {
  const [navy, red, gold, green] = ['#1d2a57', '#b3202a', '#c99a2e', '#2f7a45'];
  const around = (count: number, path: Path) => union(...times(count, (i) => rotate(path, (i * 360) / count, 400, 282)));
  return {
    ground: '#fbf6e6',
    paints: [
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
    ],
  };
}

const ribbon = (press: Press, navy: Ink, red: Ink): Paint[] => [
  ...paint(navy, polygon([[70, 452], [190, 452], [190, 540], [70, 540], [104, 496]]), polygon([[730, 452], [610, 452], [610, 540], [730, 540], [696, 496]])),
  ...paint(red, rect(130, 432, 540, 92)),
  ...paint('#ffffff', centredAt(press.line('chonburi-400', 'Hendricks Bros', 62), 400, 488)),
  ...paint('#ffffff', centredAt(press.line('kalam-700', 'family owned since 1987!', 26), 400, 516)),
];

/** A face on the sun and a colour for every letter: charming at four, tiring at forty. */
export function childish(press: Press): Picture {
  const inks = ['#ff3b30', '#ff9500', '#34c759', '#0a84ff', '#ff2d92', '#30b0c7', '#ff9500', '#34c759', '#ff3b30'];
  let x = 0;
  const letters = [...'Lawfirm'].map((char, i) => {
    const path = press.line('chango-400', char, 126);
    const start = x;
    x += boundsOf(path).width + 4;
    return { path, start, ink: inks[i]!, turn: [-12, 9, -7, 12, -10, 8, -12][i]!, y: 430 + [0, -22, 10, -16, 14, -20, 4][i]! };
  });
  const shift = 400 - (x - 4) / 2;
  return {
    ground: '#d8f3ff',
    paints: [
      ...paint('#ffcc00', motifAt('sun', 400, 180, 270)),
      ...paint('#5b3a00', circle(374, 166, 8), circle(426, 166, 8), stroke(fromSvg('M366 192C380 214 420 214 434 192'), 9)),
      ...paint('#ff8fa3', circle(352, 190, 10), circle(448, 190, 10)),
      ...letters.flatMap(({ path, start, ink, turn, y }) => paint(ink, rotate(startingAt(path, shift + start, y), turn, shift + start + 40, y - 40))),
      ...paint('#ff2d92', motifAt('balloon', 150, 170, 150)),
      ...paint('#34c759', motifAt('balloon', 660, 190, 130)),
      ...paint('#0a84ff', centredAt(press.line('patrick-hand-400', 'serious contracts for grown-ups', 46), 400, 534)),
    ],
  };
}

/** Wobbling lines that miss each other; letters that do not share a baseline. */
export function poorlyDrawn(press: Press): Picture {
  const ink = '#33414e';
  const wobble: Point[] = [[300, 120], [420, 96], [520, 170], [498, 300], [404, 330], [288, 316], [250, 214], [268, 150]];
  const loop = stroke(spline(wobble), 13);
  const wing = stroke(polyline([[318, 236], [356, 190], [388, 244], [430, 196], [470, 262]]), 9, { join: 'bevel', cap: 'butt' });
  const beak = polygon([[508, 196], [596, 226], [500, 262], [530, 228]]);
  const legs = stroke(polyline([[352, 322], [330, 388], [306, 384]]), 7);
  const otherLeg = stroke(polyline([[430, 318], [446, 396], [482, 398]]), 15);
  const letters = [...'EAGEL'].map((char, i) => {
    const path = scale(press.line('work-sans-600', char, 96), [1, 1.16, 0.92, 1.05, 1.2][i]!, 1);
    return rotate(startingAt(path, 218 + [0, 72, 152, 226, 288][i]!, 496 + [0, 9, -6, 12, -3][i]!), [-3, 2, -2, 5, -1][i]!, 400, 480);
  });
  return {
    ground: '#f4f4f1',
    paints: [
      ...paint('#c58a3a', beak),
      ...paint(ink, loop, wing, legs, otherLeg, ellipse(424, 168, 12, 17), ...letters),
      ...paint('#c58a3a', difference(circle(452, 172, 15), rect(440, 150, 12, 40))),
    ],
  };
}

/** Everything in one corner, and one small word left behind. */
export function unbalanced(press: Press): Picture {
  const [ink, red] = ['#1c1c1c', '#d8432f'];
  return {
    ground: '#f2efe9',
    paints: [
      ...paint(red, circle(606, 214, 176)),
      ...paint(ink, rotate(rect(420, 300, 330, 118), -9, 585, 360)),
      ...paint(ink, startingAt(press.line('jost-300', 'level', 40, 0.02), 66, 520)),
      ...paint(ink, rotate(startingAt(press.line('archivo-black-400', 'HEAD', 128), 398, 152), 4, 560, 110)),
      ...paint('#f2efe9', rotate(startingAt(press.line('archivo-black-400', '& SON', 76), 462, 386), -9, 585, 360)),
    ],
  };
}

