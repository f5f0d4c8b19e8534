import { circle, lens, polar, rotate, roundCorners, times, translate, wedge } from '../../../geometry/index.ts';
import { type Ink, type Paint, type Picture, paint } from '../picture.ts';

function slice(x: number, y: number, radius: number, rind: Ink, pith: Ink, flesh: Ink): Paint[] {
  const segments = times(9, (i) => {
    const segment = roundCorners(wedge(0, 0, radius * 0.78, i * 40 + 3, i * 40 + 37), radius * 0.05);
    const [dx, dy] = polar(radius * 0.05, i * 40 + 20);
    return translate(segment, x + dx, y + dy);
  });
  return [...paint(rind, circle(x, y, radius)), ...paint(pith, circle(x, y, radius * 0.91)), ...paint(flesh, ...segments)];
}

/** Slices on mint green. */
export function citrus(): Picture {
  const leaf = (x: number, y: number, turn: number) => translate(rotate(lens([0, -90], [0, 90], 0.26), turn), x, y);
  return {
    ground: '#cfe8cf',
    paints: [
      ...paint('#4f9150', leaf(300, 90, 60), leaf(560, 420, -40), leaf(92, 420, 20), leaf(720, 330, 120)),
      ...slice(190, 230, 150, '#f08a1d', '#fff1cf', '#f9a72f'),
      ...slice(560, 190, 168, '#f2603f', '#ffe9d6', '#f97f63'),
      ...slice(390, 458, 128, '#f6cf25', '#fffbe0', '#f9df58'),
      ...slice(690, 500, 96, '#f08a1d', '#fff1cf', '#f9a72f'),
      ...slice(96, 540, 92, '#9cc33b', '#f6fbdc', '#bedb62'),
    ],
  };
}
