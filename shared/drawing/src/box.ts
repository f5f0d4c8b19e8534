import type { Point } from '@fifteen/geometry';

/** An upright box, y down. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
  /** Center. */
  readonly cx: number;
  readonly cy: number;
}

export const boxOf = (left: number, top: number, right: number, bottom: number): Box => ({
  left,
  top,
  right,
  bottom,
  width: right - left,
  height: bottom - top,
  cx: (left + right) / 2,
  cy: (top + bottom) / 2,
});

/** The box around all of them that are not empty; a box of size 0 at the origin without any. */
export function boxAround(boxes: readonly Box[]): Box {
  const solid = boxes.filter(({ width, height }) => width > 0 || height > 0);
  if (solid.length === 0) return boxOf(0, 0, 0, 0);
  return boxOf(
    Math.min(...solid.map(({ left }) => left)),
    Math.min(...solid.map(({ top }) => top)),
    Math.max(...solid.map(({ right }) => right)),
    Math.max(...solid.map(({ bottom }) => bottom)),
  );
}

/** Where something goes: at most one of left, cx, right and at most one of top, cy, bottom. */
export interface Place {
  readonly left?: number;
  readonly cx?: number;
  readonly right?: number;
  readonly top?: number;
  readonly cy?: number;
  readonly bottom?: number;
}

/** How far a box has to move to get to a place. */
export const shiftTo = (box: Box, { left, cx, right, top, cy, bottom }: Place): Point => [
  left !== undefined ? left - box.left : cx !== undefined ? cx - box.cx : right !== undefined ? right - box.right : 0,
  top !== undefined ? top - box.top : cy !== undefined ? cy - box.cy : bottom !== undefined ? bottom - box.bottom : 0,
];
