import { scale, translate } from '../../../geometry/index.ts';
import { brushed, motifById } from '../../../marks/index.ts';
import { type Picture, paint } from '../picture.ts';
import { type Press, centredAt } from '../press.ts';

/** Brush and ink: nothing is quite straight. */
export function handDrawn(press: Press): Picture {
  const ink = '#2d2a26';
  const bird = translate(scale(brushed(motifById('songbird')!.brush!), 0.22), 400, 186);
  const line = brushed([{ points: [[220, 470], [330, 456], [460, 474], [590, 452]], width: [10, 20, 5] }]);
  return {
    ground: '#f8f2e4',
    paints: [
      ...paint(ink, bird),
      ...paint(ink, centredAt(press.line('caveat-brush-400', 'Wren & Wool', 128), 400, 424)),
      ...paint('#cb5a3a', line),
      ...paint(ink, centredAt(press.line('caveat-700', 'knitted by hand', 44), 400, 530)),
    ],
  };
}
