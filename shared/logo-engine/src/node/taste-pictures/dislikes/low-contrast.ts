import { type Picture, paint } from '../picture.ts';
import { type Press, centredAt } from '../press.ts';

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
