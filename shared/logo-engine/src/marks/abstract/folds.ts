import {
  type Path,
  type Point,
  SHARP,
  difference,
  grow,
  polar,
  polygon,
  regularPolygon,
  stroke,
  times,
  together,
} from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** Trims a facet by half of the gap between facets. */
const facet = (points: readonly Point[], gap: number): Path => {
  const shape = polygon(points);
  return gap > 0 ? difference(shape, stroke(shape, gap, SHARP)) : shape;
};

/** Flat blades turned about an opening, as a lens or a turbine. */
export const blades: AbstractMark = {
  id: 'blades',
  title: 'Turning blades',
  tags: ['angular', 'cut', 'tech', 'solid'],
  draw(pen) {
    const count = pen.pick('blades', [5, 6, 8]);
    const twist = pen.range('twist', 30, 58);
    const opening = 500 * pen.range('opening', 0.24, 0.4);
    const outer = times(count, (i) => polar(500, (i * 360) / count - 90));
    const inner = times(count, (i) => polar(opening, (i * 360) / count - 90 + twist));
    const all = times(count, (i) => {
      const next = (i + 1) % count;
      return facet([outer[i]!, outer[next]!, inner[next]!, inner[i]!], 26);
    });
    const alternates = (i: number) => count % 2 === 0 && i % 2 === 1;
    const layers = [layer('a', together(...all.filter((_, i) => !alternates(i))))];
    if (count % 2 === 0) layers.push(layer('b', together(...all.filter((_, i) => alternates(i)))));
    return { layers, strokeWidth: 130 };
  },
};

/** A cube seen from a corner; sometimes with a smaller one taken out. */
export const cube: AbstractMark = {
  id: 'cube',
  title: 'Open cube',
  tags: ['angular', 'tech', 'solid'],
  draw(pen) {
    const corners = times(6, (i) => polar(500, -90 + i * 60));
    const [north, northEast, southEast, south, southWest, northWest] = corners as [Point, Point, Point, Point, Point, Point];
    const centre: Point = [0, 0];
    const gap = pen.pick('gap', [0, 32]);
    const lid = facet([north, northEast, centre, northWest], gap);
    const bite = polygon([north, northEast, centre, northWest].map(([x, y]) => [x * 0.46, y * 0.46 + 0.5]));
    const faces = [
      layer('b', pen.pick('open', [true, false]) ? difference(lid, bite) : lid),
      layer('a', facet([northEast, southEast, south, centre], gap)),
      layer(gap > 0 ? 'a' : 'c', facet([northWest, centre, south, southWest], gap)),
    ];
    return { layers: faces, strokeWidth: 120 };
  },
};

/** A mountain with one side in the light. */
export const foldedPeak: AbstractMark = {
  id: 'foldedPeak',
  title: 'Folded peak',
  tags: ['angular', 'solid', 'cut'],
  draw(pen) {
    const peak = polygon([[-500, 420], [0, -440], [500, 420]]);
    const figure = pen.pick('figure', ['ridge', 'pair']);
    if (figure === 'pair') {
      const front = polygon([[-500, 400], [-140, -330], [220, 400]]);
      const back = difference(polygon([[-180, 400], [170, -80], [500, 400]]), grow(front, 30, 'miter'));
      return { layers: [layer('a', front), layer('b', back)], strokeWidth: 140 };
    }
    const light = polygon([[0, -440], [90, -60], [-60, 60], [60, 420], [-500, 420]]);
    return { layers: [layer('a', light), layer('b', difference(peak, grow(light, 18, 'miter')))], strokeWidth: 140 };
  },
};

/** Three folds that chase each other round a triangle. */
export const foldedTriangle: AbstractMark = {
  id: 'foldedTriangle',
  title: 'Folded triangle',
  tags: ['angular', 'cut', 'solid', 'tech'],
  draw(pen) {
    const gap = pen.pick('gap', [26, 36]);
    const outer = times(3, (i) => polar(500, -90 + i * 120));
    const inner = times(3, (i) => polar(150, -90 + i * 120 + 34));
    const folds = times(3, (i) => facet([outer[i]!, outer[(i + 1) % 3]!, inner[(i + 1) % 3]!, inner[i]!], gap));
    return { layers: folds.map((path, i) => layer(i === 1 ? 'b' : 'a', path)), strokeWidth: 150 };
  },
};

/** A hexagon cut as a stone is. */
export const facetedHexagon: AbstractMark = {
  id: 'facetedHexagon',
  title: 'Cut stone',
  tags: ['angular', 'classic', 'tech', 'solid'],
  draw(pen) {
    const gap = 24;
    const outer = times(6, (i) => polar(500, -90 + i * 60));
    const inner = times(6, (i) => polar(250, -90 + i * 60));
    const sides = times(6, (i) => facet([outer[i]!, outer[(i + 1) % 6]!, inner[(i + 1) % 6]!, inner[i]!], gap));
    const parity = pen.pick('light', [0, 1]);
    const part = (inLight: boolean) => together(...sides.filter((_, i) => (i % 2 === parity) === inLight));
    const table = regularPolygon(6, 250 - gap * 0.6);
    return { layers: [layer('a', part(true)), layer('b', part(false)), layer('a', table)], strokeWidth: 150 };
  },
};

/** Arrows that follow each other. */
export const chevrons: AbstractMark = {
  id: 'chevrons',
  title: 'Chevrons',
  tags: ['angular', 'stripes', 'tech', 'solid'],
  draw(pen) {
    const count = pen.pick('chevrons', [2, 3]);
    const depth = 300;
    const width = count === 2 ? 230 : 170;
    const pitch = width * 1.38;
    const upward = pen.pick('direction', ['up', 'right']) === 'up';
    const all = times(count, (i) => {
      const y = i * pitch;
      const points: Point[] = [[-440, y + depth], [0, y], [440, y + depth], [440, y + depth + width], [0, y + width], [-440, y + depth + width]];
      return polygon(upward ? points : points.map(([x, along]): Point => [-along, x]));
    });
    return { layers: all.map((path, i) => layer(i === 0 ? 'b' : 'a', path)), strokeWidth: width };
  },
};
