import { translate } from '../../../geometry/index.ts';
import { type Gradient, type Picture, paint } from '../picture.ts';
import { type Press, centredAt } from '../press.ts';

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
