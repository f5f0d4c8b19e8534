import { circle, quarter, rect, times } from '../../../geometry/index.ts';
import { type Picture, paint } from '../picture.ts';

/** Plain shapes on a grid of 200, printed in four inks. */
export function poster(): Picture {
  const [red, blue, yellow, black, cream] = ['#e03c28', '#1f4fb5', '#f7b61c', '#161413', '#f6ead2'];
  return {
    ground: cream,
    paints: [
      ...paint(blue, rect(0, 0, 200, 200), quarter(200, 200, 200, 'bottom-right'), rect(600, 400, 200, 200)),
      ...paint(yellow, circle(100, 100, 100), quarter(400, 0, 200, 'top-left'), rect(0, 400, 200, 200)),
      ...paint(red, rect(400, 200, 200, 400), quarter(0, 200, 200, 'top-right'), circle(700, 500, 78)),
      ...paint(black, ...times(5, (i) => rect(600, 12 + i * 40, 200, 18)), quarter(0, 400, 200, 'bottom-left')),
      ...paint(cream, circle(500, 300, 72), circle(500, 500, 72)),
      ...paint(black, circle(500, 500, 34), quarter(200, 0, 100, 'bottom-right'), quarter(300, 100, 100, 'top-left')),
      ...paint(red, quarter(300, 0, 100, 'bottom-left'), quarter(200, 100, 100, 'top-right')),
      ...paint(yellow, quarter(600, 200, 200, 'bottom-left'), rect(200, 400, 200, 60), rect(200, 500, 200, 60)),
      ...paint(blue, circle(700, 500, 30)),
    ],
  };
}
