import type { Point } from '@fifteen/geometry';

const pair = (code: number, value: string | number): string => `${code}\n${value}\n`;
const number = (value: number): string => value.toFixed(4);

const LAYER = 'CUT';

const vertex = ([x, y]: Point, height: number): string => pair(0, 'VERTEX') + pair(8, LAYER) + pair(10, number(x)) + pair(20, number(height - y)) + pair(30, 0);

/** A closed polyline; its last point is its first, which the format does not repeat. */
const polyline = (points: readonly Point[], height: number): string =>
  pair(0, 'POLYLINE') + pair(8, LAYER) + pair(66, 1) + pair(70, 1) + pair(10, 0) + pair(20, 0) + pair(30, 0)
  + points.slice(0, -1).map((point) => vertex(point, height)).join('')
  + pair(0, 'SEQEND') + pair(8, LAYER);

/**
 * DXF of Release 12, which every cutter reads: closed polylines on one layer, in millimeters, y up.
 * `size` is that of the drawing, whose points have y down. Source: Autodesk, "DXF Reference", R12.
 */
export const dxfOf = (polygons: readonly (readonly Point[])[], size: { readonly width: number; readonly height: number }): string => {
  const header = pair(0, 'SECTION') + pair(2, 'HEADER') + pair(9, '$ACADVER') + pair(1, 'AC1009') + pair(9, '$INSUNITS') + pair(70, 4) + pair(9, '$MEASUREMENT') + pair(70, 1)
    + pair(9, '$EXTMIN') + pair(10, 0) + pair(20, 0) + pair(30, 0) + pair(9, '$EXTMAX') + pair(10, number(size.width)) + pair(20, number(size.height)) + pair(30, 0) + pair(0, 'ENDSEC');
  const tables = pair(0, 'SECTION') + pair(2, 'TABLES') + pair(0, 'TABLE') + pair(2, 'LAYER') + pair(70, 1)
    + pair(0, 'LAYER') + pair(2, LAYER) + pair(70, 0) + pair(62, 7) + pair(6, 'CONTINUOUS') + pair(0, 'ENDTAB') + pair(0, 'ENDSEC');
  const entities = pair(0, 'SECTION') + pair(2, 'ENTITIES') + polygons.map((points) => polyline(points, size.height)).join('') + pair(0, 'ENDSEC');
  return header + tables + entities + pair(0, 'EOF');
};
