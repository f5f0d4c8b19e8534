import { createCanvas, Path2D } from '@napi-rs/canvas';
import type { Brand } from '../../../brand.ts';
import { hasSign } from '../../../brand.ts';
import { mixed } from '../../../color/color.ts';
import type { Grounds } from '../../../grounds.ts';
import { placed } from '../../../picture/place.ts';
import { addGrain, type Context, contactShadow, fillAreas, gradient, room, SCENE, vignette, within } from './studio.ts';

const MIDDLE = 800;
/** Half widths of the cup at its rim and at its foot. */
const RIM = { y: 300, half: 240 };
const FOOT = { y: 1010, half: 172 };
const BAND = { from: 470, to: 850 };

const halfAt = (y: number): number => RIM.half + ((FOOT.half - RIM.half) * (y - RIM.y)) / (FOOT.y - RIM.y);

/** A ring of the cup between two heights; its edges are seen from slightly above. */
const ring = (from: number, to: number): Path2D => {
  const [top, low] = [halfAt(from), halfAt(to)];
  return new Path2D(`M ${MIDDLE - top} ${from} Q ${MIDDLE} ${from + top * 0.13} ${MIDDLE + top} ${from} L ${MIDDLE + low} ${to} Q ${MIDDLE} ${to + low * 0.15} ${MIDDLE - low} ${to} Z`);
};

/** Light on something round: a bright strip left of the middle, a dark edge, a reflection at the right. */
const roundLight = (context: Context): void => {
  const box = { x: MIDDLE - RIM.half, y: 0, width: RIM.half * 2, height: 1 };
  context.fillStyle = gradient(context, box, 'right', [[0, 'rgba(0,0,0,0.5)'], [0.14, 'rgba(0,0,0,0.18)'], [0.32, 'rgba(255,255,255,0.2)'], [0.46, 'rgba(255,255,255,0.02)'], [0.75, 'rgba(0,0,0,0.22)'], [0.93, 'rgba(0,0,0,0.5)'], [1, 'rgba(0,0,0,0.34)']]);
  context.fillRect(0, 0, SCENE.width, SCENE.height);
};

/** The logo wrapped round the cup: columns of a flat picture, closer together towards the edges. */
const wrap = (context: Context, areas: Parameters<typeof fillAreas>[1], side: number): void => {
  const flat = createCanvas(side, side);
  fillAreas(flat.getContext('2d'), areas);
  const middle = (BAND.from + BAND.to) / 2;
  const radius = halfAt(middle);
  // The picture covers this much of the half turn that is seen.
  const turn = 1.05;
  for (let x = -radius; x < radius; x += 1) {
    const angle = Math.asin(x / radius);
    const source = side / 2 + (angle / turn) * (side / 2);
    if (source < 0 || source >= side - 1) continue;
    const drop = (1 - Math.cos(angle)) * radius * -0.13 + radius * 0.07;
    const high = radius * turn * 2;
    context.drawImage(flat, source, 0, 1.2, side, MIDDLE + x, middle - high / 2 + drop, 1.6, high);
  }
};

/** A paper cup on a table, the mark on its band. */
export const cup = (context: Context, brand: Brand, { light, bold }: Grounds): void => {
  const { pale, main } = brand.brief.palette;
  const wall = mixed(mixed(pale, main, 0.2), '#d8d2ca', 0.55);
  room(context, [wall, mixed(wall, '#ffffff', 0.25)], [mixed('#b58f6c', wall, 0.25), mixed('#8a684a', wall, 0.1)], 860);
  addGrain(context, 0.16, 2);
  contactShadow(context, MIDDLE + 40, FOOT.y + 12, 560, 0.75);
  const body = mixed(light.color, '#f4f0ea', 0.5);
  context.fillStyle = body;
  context.fill(ring(RIM.y, FOOT.y));
  const band = ring(BAND.from, BAND.to);
  context.fillStyle = bold.color;
  context.fill(band);
  const side = 900;
  const areas = placed(bold.logo(hasSign(brand) ? 'symbol' : 'primary'), { x: side * 0.1, y: side * 0.18, width: side * 0.8, height: side * 0.64 });
  within(context, band, () => wrap(context, areas, side));
  within(context, ring(RIM.y, FOOT.y), () => {
    roundLight(context);
    addGrain(context, 0.14);
    for (const y of [BAND.from, BAND.to]) {
      context.strokeStyle = 'rgba(0,0,0,0.28)';
      context.lineWidth = 5;
      context.stroke(new Path2D(`M ${MIDDLE - halfAt(y)} ${y + 3} Q ${MIDDLE} ${y + halfAt(y) * 0.14} ${MIDDLE + halfAt(y)} ${y + 3}`));
    }
  });
  // The lid: a rim, a step, a top.
  const lid = mixed('#2b2926', bold.color, 0.08);
  for (const [from, to, half] of [[252, 306, 256], [206, 258, 226]] as const) {
    const shape = new Path2D(`M ${MIDDLE - half} ${from} Q ${MIDDLE} ${from + 26} ${MIDDLE + half} ${from} L ${MIDDLE + half + 4} ${to} Q ${MIDDLE} ${to + 36} ${MIDDLE - half - 4} ${to} Z`);
    context.fillStyle = lid;
    context.fill(shape);
    within(context, shape, () => {
      roundLight(context);
      context.fillStyle = gradient(context, { x: 0, y: from, width: 1, height: to - from }, 'down', [[0, 'rgba(255,255,255,0.22)'], [0.3, 'rgba(255,255,255,0)'], [1, 'rgba(0,0,0,0.35)']]);
      context.fillRect(0, from, SCENE.width, to - from + 40);
    });
  }
  context.fillStyle = mixed(lid, '#ffffff', 0.1);
  context.beginPath();
  context.ellipse(MIDDLE, 208, 226, 25, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = 'rgba(0,0,0,0.5)';
  context.beginPath();
  context.ellipse(MIDDLE - 110, 206, 22, 6, 0, 0, Math.PI * 2);
  context.fill();
  vignette(context);
};
