import { type Canvas, createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { styleOf } from '../../../picture/canvas.ts';
import type { Area, Box } from '../../../picture/picture.ts';

export type Context = SKRSContext2D;

/** Pixels of every scene. */
export const SCENE = { width: 1600, height: 1200 } as const;

export const fillAreas = (context: Context, areas: readonly Area[], fill?: string): void => {
  for (const { d, fill: own, opacity = 1 } of areas) {
    context.save();
    context.globalAlpha *= opacity;
    context.fillStyle = fill ?? styleOf(context, own);
    context.fill(new Path2D(d), 'evenodd');
    context.restore();
  }
};

type Stops = readonly (readonly [offset: number, color: string])[];

/** A straight gradient over a box, downwards or to the right. */
export const gradient = (context: Context, { x, y, width, height }: Box, direction: 'down' | 'right', stops: Stops) => {
  const paint = direction === 'down' ? context.createLinearGradient(x, y, x, y + height) : context.createLinearGradient(x, y, x + width, y);
  for (const [offset, color] of stops) paint.addColorStop(offset, color);
  return paint;
};

/** A soft round light or shade. */
export const glow = (context: Context, x: number, y: number, radius: number, color: string, faded: string): void => {
  const paint = context.createRadialGradient(x, y, 0, x, y, radius);
  paint.addColorStop(0, color);
  paint.addColorStop(1, faded);
  context.fillStyle = paint;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
};

export const polygonPath = (...points: readonly (readonly [number, number])[]): Path2D => new Path2D(`M ${points.map(([x, y]) => `${x} ${y}`).join(' L ')} Z`);

/** The shadow that a thing throws on what it is on: flat, soft, darkest where it touches. */
export const contactShadow = (context: Context, x: number, y: number, width: number, strength = 0.5): void => {
  for (const [wide, high, share] of [[1.5, 0.2, 0.35], [1.15, 0.11, 0.6], [1, 0.05, 1]] as const) {
    context.save();
    context.translate(x, y);
    context.scale(1, high);
    glow(context, 0, 0, (width * wide) / 2, `rgba(20,15,10,${strength * share})`, 'rgba(20,15,10,0)');
    context.restore();
  }
};

/** Pixels of the grain's tile. */
const TILE = 256;
let grainTile: Canvas | undefined;

/** The grain of a photograph: the same dots each time. */
const grainOf = (): Canvas => {
  if (grainTile) return grainTile;
  const canvas = createCanvas(TILE, TILE);
  const context = canvas.getContext('2d');
  const image = context.createImageData(TILE, TILE);
  let state = 20_261;
  for (let at = 0; at < image.data.length; at += 4) {
    state = (state * 48_271) % 2_147_483_647;
    image.data.fill(state % 256, at, at + 3);
    image.data[at + 3] = 255;
  }
  context.putImageData(image, 0, 0);
  return (grainTile = canvas);
};

/** Grain within the clip of a context, as strong as 0 to 1. */
export const addGrain = (context: Context, strength: number, scale = 1): void => {
  context.save();
  context.globalCompositeOperation = 'overlay';
  context.globalAlpha = strength;
  context.scale(scale, scale);
  context.fillStyle = context.createPattern(grainOf(), 'repeat')!;
  context.fillRect(0, 0, SCENE.width / scale, SCENE.height / scale);
  context.restore();
};

/** Draws within a path. */
export const within = (context: Context, path: Path2D, draw: () => void): void => {
  context.save();
  context.clip(path);
  draw();
  context.restore();
};

/** A room: a wall, and a table or floor from a height on. */
export const room = (context: Context, wall: readonly [string, string], floor: readonly [string, string], horizon: number): void => {
  context.fillStyle = gradient(context, { x: 0, y: 0, width: SCENE.width, height: horizon }, 'down', [[0, wall[0]], [1, wall[1]]]);
  context.fillRect(0, 0, SCENE.width, horizon);
  context.fillStyle = gradient(context, { x: 0, y: horizon, width: SCENE.width, height: SCENE.height - horizon }, 'down', [[0, floor[0]], [1, floor[1]]]);
  context.fillRect(0, horizon, SCENE.width, SCENE.height - horizon);
  glow(context, SCENE.width * 0.28, horizon * 0.3, SCENE.width * 0.7, 'rgba(255,250,240,0.42)', 'rgba(255,250,240,0)');
};

/** Light falls off towards the corners, as in a lens. */
export const vignette = (context: Context): void => {
  const [x, y] = [SCENE.width / 2, SCENE.height / 2];
  const paint = context.createRadialGradient(x, y, SCENE.height * 0.55, x, y, SCENE.width * 0.72);
  paint.addColorStop(0, 'rgba(0,0,0,0)');
  paint.addColorStop(1, 'rgba(0,0,0,0.26)');
  context.fillStyle = paint;
  context.fillRect(0, 0, SCENE.width, SCENE.height);
};
