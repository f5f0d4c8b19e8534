import { boundsOf, circle, fromSvg, rotate, stroke } from '../../../geometry/index.ts';
import { type Picture, paint } from '../picture.ts';
import { type Press, centredAt, startingAt } from '../press.ts';
import { motifAt } from '../motif-at.ts';

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
