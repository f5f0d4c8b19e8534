/** Paths and their arithmetic, in the engine's units (about 1,000 to a mark), y down, filled even-odd. */
export { difference, intersect, together, union, xor } from './booleans.ts';
export { type Bounds, boundsOf, boundsOfAll, isEmpty } from './bounds.ts';
export { byPath } from './by-path.ts';
export { contoursOf } from './contours.ts';
export { withoutCrumbs } from './crumbs.ts';
export { filled } from './filled.ts';
export { type Path, parseEvenOdd as evenOddPath, print as printPath } from './kernel.ts';
export { piecesOf } from './pieces.ts';
export { areaOf, inkAreaOf, isInside, onEdge, typicalStroke } from './measure.ts';
export { type Width, gapsOf, thinnestStroke, widthsOf } from './thinnest-stroke.ts';
export { SHARP, grow, roundCorners, stroke } from './outlines.ts';
export { readCommands } from './path-commands.ts';
export { type Point, between, polar, radians, times } from './point.ts';
export { centredRect, polygon, polyline, rect, regularPolygon, star } from './polygons.ts';
export {
  type Corner,
  arc,
  band,
  circle,
  ellipse,
  lens,
  quarter,
  ring,
  roundedRect,
  superellipse,
  wedge,
} from './rounds.ts';
export { roundedData } from './rounded-data.ts';
export { spline, splineArea } from './spline.ts';
export { sweep } from './sweep.ts';
export { fromSvg, segmentCount, toSvg } from './svg.ts';
export { mirror, rotate, scale, skewX, transform, translate } from './transforms.ts';
export { warp } from './warp.ts';
