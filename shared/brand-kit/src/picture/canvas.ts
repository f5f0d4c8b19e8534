import { type Canvas, createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import type { Area, Fill } from './picture.ts';
import { type Group, isGroup, type Part, type Scene } from './scene.ts';

const withOpacity = (hex: string, opacity = 1): string =>
  `${hex}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`;

/** A fill as a canvas takes it. */
export const styleOf = (context: SKRSContext2D, fill: Fill) => {
  if (typeof fill === 'string') return fill;
  const gradient = context.createLinearGradient(...fill.from, ...fill.to);
  for (const { offset, color, opacity } of fill.stops) gradient.addColorStop(offset, withOpacity(color, opacity));
  return gradient;
};

const paintPath = (context: SKRSContext2D, path: Path2D, { fill, opacity = 1 }: Area): void => {
  context.globalAlpha = opacity;
  context.fillStyle = styleOf(context, fill);
  context.fill(path, 'evenodd');
};

const paintGroup = (context: SKRSContext2D, { move, within, parts }: Group): void => {
  context.save();
  if (move) {
    context.translate(move.x, move.y);
    context.scale(move.scale, move.scale);
  }
  if (within !== undefined) context.clip(new Path2D(within));
  for (const part of parts) paintPart(context, part);
  context.restore();
};

const paintPart = (context: SKRSContext2D, part: Part): void => (isGroup(part) ? paintGroup(context, part) : paintPath(context, new Path2D(part.d), part));

/** A scene painted by Skia: what is cut costs it nothing, where an SVG's renderer takes a layer for each cut. */
export const canvasOfScene = ({ width, height, ground, parts }: Scene, across: number): Canvas => {
  const canvas = createCanvas(across, Math.round((height * across) / width));
  const context = canvas.getContext('2d');
  context.scale(across / width, across / width);
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height + 1);
  for (const part of parts) paintPart(context, part);
  return canvas;
};
