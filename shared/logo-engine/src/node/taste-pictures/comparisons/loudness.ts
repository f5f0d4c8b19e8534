import { boundsOf, rect, rotate } from '../../../geometry/index.ts';
import { type Picture, paint } from '../picture.ts';
import { type Press, centredAt, startingAt } from '../press.ts';

/** Norda, at full volume. */
export function bold(press: Press): Picture {
  const ink = '#1d1d3f';
  return {
    ground: '#ff6a3d',
    paints: [
      ...press.mark(
        { kind: 'abstract', generator: 'foldedPeak', params: { figure: 'pair' } },
        { x: 400, y: 208, size: 300, inks: { a: ink, b: '#fff3e4' } },
      ),
      ...paint(ink, centredAt(press.line('archivo-black-400', 'NORDA', 156, -0.01), 400, 500)),
    ],
  };
}

/** Norda, under its breath. */
export function subtle(press: Press): Picture {
  const ink = '#6d6a86';
  return {
    ground: '#f6f1ee',
    paints: [
      ...press.mark(
        { kind: 'abstract', generator: 'foldedPeak', params: { figure: 'pair' } },
        { x: 400, y: 246, size: 112, inks: { a: ink, b: '#e3b7a2' } },
      ),
      ...paint(ink, centredAt(press.line('jost-300', 'norda', 66, 0.1), 400, 390)),
    ],
  };
}

/** An owl among letters that will not sit still. */
export function playful(press: Press): Picture {
  const inks = ['#e8447e', '#f08a24', '#12a594', '#2b59c3', '#e8447e', '#f08a24', '#12a594'];
  const turns = [-6, 4, -3, 6, -5, 4, -6];
  let x = 0;
  const letters = [...'Olwinda'].map((char, i) => {
    const start = x;
    const path = press.line('baloo-2-700', char, 150);
    x += boundsOf(path).width + 9;
    return { path, start, ink: inks[i]!, turn: turns[i]! };
  });
  const shift = 400 - (x - 9) / 2;
  return {
    ground: '#fff0c9',
    paints: [
      ...press.mark({ kind: 'motif', generator: 'owl' }, { x: 400, y: 190, size: 220, inks: { a: '#2b59c3' } }).map((part) => ({
        ...part,
        path: rotate(part.path, -8, 400, 190),
      })),
      ...letters.flatMap(({ path, start, ink, turn }) =>
        paint(ink, rotate(startingAt(path, shift + start, 452), turn, shift + start + 40, 410)),
      ),
    ],
  };
}

/** The same owl at its desk. */
export function serious(press: Press): Picture {
  const ink = '#1d2b45';
  return {
    ground: '#f2f3f5',
    paints: [
      ...press.mark({ kind: 'motif', generator: 'owl' }, { x: 400, y: 200, size: 168, inks: { a: ink } }),
      ...paint(ink, centredAt(press.line('libre-caslon-display-400', 'Olwinda', 116, 0), 400, 420)),
      ...paint('#8a94a6', rect(370, 462, 60, 3)),
    ],
  };
}
