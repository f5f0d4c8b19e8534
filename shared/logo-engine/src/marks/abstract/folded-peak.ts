import { difference, grow, polygon } from '../../geometry/index.ts';
import { type Pen, layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

const FOOT = 420;

/** A mountain with one side in the light, or two that stand one behind the other. */
export const foldedPeak: AbstractMark = {
  id: 'foldedPeak',
  title: 'Folded peak',
  tags: ['angular', 'solid', 'cut'],
  draw: (pen) => (pen.pick('figure', ['ridge', 'ridge', 'pair']) === 'pair' ? pair(pen) : ridge(pen)),
};

function pair(pen: Pen) {
  const [apex, height] = [pen.range('apex', -240, -60), pen.range('height', 300, 400)];
  const [second, rise] = [pen.range('second', 140, 240), pen.range('rise', 0.5, 0.8)];
  const front = polygon([[-500, FOOT], [apex, -height], [apex + 360, FOOT]]);
  const back = difference(polygon([[-180, FOOT], [second, FOOT - (FOOT + height) * rise], [500, FOOT]]), grow(front, pen.range('gap', 24, 44), 'miter'));
  const isFrontLit = pen.pick('lit', ['front', 'back']) === 'front';
  return { layers: [layer(isFrontLit ? 'b' : 'a', front), layer(isFrontLit ? 'a' : 'b', back)], strokeWidth: 140 };
}

/** The crest zigzags down from the apex and parts light from shade. */
function ridge(pen: Pen) {
  const [apex, height] = [pen.range('apex', -130, 130), pen.range('height', 380, 500)];
  const [out, back] = [pen.range('out', 50, 130), pen.range('back', -110, -20)];
  const [first, second] = [-height + (FOOT + height) * pen.range('first', 0.36, 0.5), -height + (FOOT + height) * pen.range('turn', 0.54, 0.68)];
  const light = polygon([[apex, -height], [apex + out, first], [apex + back, second], [apex + out * 0.7, FOOT], [-500, FOOT]]);
  const peak = polygon([[-500, FOOT], [apex, -height], [500, FOOT]]);
  const isLeftLit = pen.pick('lit', ['left', 'right']) === 'left';
  const shade = difference(peak, grow(light, pen.range('gap', 12, 30), 'miter'));
  return { layers: [layer(isLeftLit ? 'b' : 'a', light), layer(isLeftLit ? 'a' : 'b', shade)], strokeWidth: 140 };
}
