import { type Point, difference, polar, polygon, times } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';
import { facet } from './facet.ts';

/** A cube seen from a corner; sometimes with a smaller one taken out. */
export const cube: AbstractMark = {
  id: 'cube',
  title: 'Open cube',
  tags: ['angular', 'tech', 'solid', 'stock'],
  draw(pen) {
    const corners = times(6, (i) => polar(500, -90 + i * 60));
    const [north, northEast, southEast, south, southWest, northWest] = corners as [Point, Point, Point, Point, Point, Point];
    const centre: Point = [0, 0];
    const gap = pen.pick('parted', [false, true]) ? pen.range('gap', 24, 46) : 0;
    const size = pen.range('bite', 0.38, 0.56);
    const lid = facet([north, northEast, centre, northWest], gap);
    const bite = polygon([north, northEast, centre, northWest].map(([x, y]) => [x * size, y * size + 0.5]));
    const faces = [
      layer('b', pen.pick('open', [true, false]) ? difference(lid, bite) : lid),
      layer('a', facet([northEast, southEast, south, centre], gap)),
      layer(gap > 0 ? 'a' : 'c', facet([northWest, centre, south, southWest], gap)),
    ];
    return { layers: faces, strokeWidth: 120 };
  },
};
