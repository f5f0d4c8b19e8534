import { boundsOf, intersect } from '../../geometry/index.ts';
import { clamp, layer } from '../pen.ts';
import { checker } from '../tiles/checker.ts';
import { type LetterMark, BARE, heavyGlyph, stemOf } from './letter-mark.ts';

/** Strokes of fewer tiles than this would fall apart. */
const THINNEST = 150;

/** A heavy initial cut to tesserae in two colours. */
export const mosaicLetter: LetterMark = {
  id: 'mosaicLetter',
  title: 'Mosaic letter',
  tags: ['grid', 'solid'],
  initials: 1,
  from: 'font',
  avoid: BARE,
  cuts: true,
  draw(pen) {
    const letter = heavyGlyph(pen, 1000, 1100);
    if (!letter || stemOf(letter) < THINNEST) return null;
    const cell = clamp(stemOf(letter) * pen.pick('tilesAStem', [1, 0.5]), 90, 190);
    const [white, black] = checker(boundsOf(letter), { cell, grout: 16, turn: pen.pick('turn', [0, 45]) });
    return { layers: [layer('a', intersect(letter, white)), layer('b', intersect(letter, black))], strokeWidth: cell };
  },
};
