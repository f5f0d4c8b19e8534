import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { styleOf } from '../../picture/canvas.ts';
import type { Box, Fill } from '../../picture/picture.ts';
import type { Piece } from './pieces.ts';
import { touch } from './touched.ts';

export type Context = SKRSContext2D;

export const fillPath = (context: Context, path: Path2D, fill: Fill): void => {
  context.fillStyle = styleOf(context, fill);
  context.fill(path, 'evenodd');
  touch(context, path);
};

/** The outlines of a piece, drawn so far. */
export const strokePiece = (context: Context, { contours, fill }: Piece, share: number, width: number): void => {
  if (share <= 0) return;
  context.strokeStyle = styleOf(context, fill);
  context.lineWidth = width;
  context.lineJoin = 'round';
  // `trim` changes the path itself.
  for (const contour of contours) {
    context.stroke(share >= 1 ? contour : new Path2D(contour).trim(0, share));
    touch(context, contour, width);
  }
};

/** Draws with the origin moved and everything scaled about the middle of a box. */
export const moved = (context: Context, box: Box, { x = 0, y = 0, scale = 1, turn = 0, opacity = 1 }, draw: () => void): void => {
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  context.save();
  context.globalAlpha *= opacity;
  context.translate(cx + x, cy + y);
  context.rotate(turn);
  context.scale(scale, scale);
  context.translate(-cx, -cy);
  draw();
  context.restore();
};

export const clipped = (context: Context, clip: (context: Context) => void, draw: () => void): void => {
  context.save();
  context.beginPath();
  clip(context);
  context.clip();
  draw();
  context.restore();
};
