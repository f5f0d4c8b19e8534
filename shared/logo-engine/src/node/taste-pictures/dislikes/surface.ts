import { difference, ellipse, fromSvg, grow, rotate, translate, union } from '../../../geometry/index.ts';
import { type Gradient, type Picture, paint } from '../picture.ts';
import { type Press, centredAt, stretchedTo } from '../press.ts';

const RAINBOW: Gradient = {
  from: [90, 300],
  to: [710, 420],
  stops: [[0, '#ff2020'], [0.2, '#ff9d00'], [0.4, '#f6f000'], [0.58, '#17c11f'], [0.78, '#1668ff'], [1, '#c414d8']],
};
const CHROME: Gradient = {
  from: [0, 110],
  to: [0, 300],
  stops: [[0, '#ffffff'], [0.45, '#7f8c9b'], [0.5, '#27313d'], [0.55, '#b9c6d4'], [1, '#f4f7fa']],
};
const CHROME_TYPE: Gradient = { ...CHROME, from: [0, 478], to: [0, 514] };
const LIME: Gradient = { from: [300, 120], to: [500, 280], stops: [[0, '#d7ff3a'], [0.5, '#00b3a4'], [1, '#6b00ff']] };
const DUSK: Gradient = { from: [0, 0], to: [800, 600], stops: [[0, '#ffd1f0'], [0.5, '#c9f2ff'], [1, '#fff3b0']] };

/** Every colour at once, chrome on top. */
export function gradients(press: Press): Picture {
  const name = centredAt(press.line('archivo-black-400', 'SPECTRO', 142), 400, 440);
  return {
    ground: DUSK,
    paints: [
      ...press.mark({ kind: 'abstract', generator: 'brokenRings' }, { x: 400, y: 200, size: 210, inks: { a: CHROME, b: LIME } }),
      ...paint('#3a0d5c', translate(name, 7, 8)),
      ...paint(RAINBOW, name),
      ...paint(CHROME_TYPE, centredAt(press.line('archivo-black-400', 'DIGITAL MEDIA', 40, 0.06), 400, 510)),
    ],
  };
}

/** Hairline script, letters run into one another, flourishes over all. */
export function unreadable(press: Press): Picture {
  const ink = '#4a2545';
  const script = press.line('sacramento-400', 'Wyllffrid & Quynne', 132, -0.075);
  const flourish = (x: number, turn: number) =>
    rotate(fromSvg('M0 0C120 -120 240 60 120 90C40 110 40 20 140 10C300 -10 360 120 240 150C340 110 290 4 150 16C60 26 60 96 118 80C220 52 110 -104 0 0Z'), turn, x, 300);
  return {
    ground: '#f8eef4',
    paints: [
      ...paint(ink, stretchedTo(rotate(script, -5), 640, 400, 400)),
      ...paint(ink, translate(flourish(0, 0), 210, 200), translate(rotate(flourish(0, 0), 180), 600, 410)),
      ...paint(ink, stretchedTo(press.line('sacramento-400', 'HAIRDRESSING ATELIER', 54, -0.09), 470, 400, 506)),
    ],
  };
}

/** Pale on paler. */
export function lowContrast(press: Press): Picture {
  const [first, second] = ['#e6e2c9', '#efe9d9'];
  return {
    ground: '#f6f2e6',
    paints: [
      ...press.mark({ kind: 'abstract', generator: 'pinwheel', params: { gap: 0, outward: true } }, { x: 400, y: 210, size: 190, inks: { a: first, b: second } }),
      ...paint(first, centredAt(press.line('urbanist-600', 'Pale & Low', 98), 400, 428)),
      ...paint(second, centredAt(press.line('urbanist-600', 'INTERIOR CONSULTANTS', 26, 0.2), 400, 486)),
    ],
  };
}

/** A boomerang through the name, for no reason. */
export function swoosh(press: Press): Picture {
  const [blue, red] = ['#12408f', '#e02b20'];
  const name = union(centredAt(press.line('exo-2-700', 'TransGlobal', 116), 400, 350));
  const orbit = rotate(difference(ellipse(400, 310, 372, 120), translate(ellipse(400, 310, 352, 98), 16, -10)), -14, 400, 310);
  const tail = fromSvg('M66 438C250 330 500 226 772 150C590 236 400 322 196 476C216 432 176 420 66 438Z');
  return {
    ground: '#ffffff',
    paints: [
      ...paint('#9db4d8', orbit),
      ...paint(blue, name),
      ...paint('#ffffff', grow(tail, 5)),
      ...paint(red, tail),
      ...paint(blue, centredAt(press.line('exo-2-700', 'SOLUTIONS', 42, 0.3), 520, 470)),
    ],
  };
}

