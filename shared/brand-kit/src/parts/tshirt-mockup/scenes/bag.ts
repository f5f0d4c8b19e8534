import { Path2D } from '@napi-rs/canvas';
import type { Brand } from '../../../brand.ts';
import { mixed } from '../../../color/color.ts';
import type { Grounds } from '../../../grounds.ts';
import { placed } from '../../../picture/place.ts';
import { addGrain, type Context, contactShadow, fillAreas, gradient, polygonPath, room, SCENE, vignette, within } from './studio.ts';

const FRONT = { x: 500, y: 330, width: 520, height: 710 };

const handle = (context: Context, y: number, color: string): void => {
  context.strokeStyle = color;
  context.lineWidth = 11;
  context.lineCap = 'round';
  context.stroke(new Path2D(`M ${FRONT.x + 150} ${y} C ${FRONT.x + 150} ${y - 190} ${FRONT.x + 370} ${y - 190} ${FRONT.x + 370} ${y}`));
};

/** A paper bag, the logo on its front, seen a little from the left. */
export const bag = (context: Context, brand: Brand, { light, dark }: Grounds): void => {
  const { pale, main } = brand.brief.palette;
  const wall = mixed(mixed(pale, main, 0.35), '#cfc8be', 0.5);
  room(context, [mixed(wall, '#ffffff', 0.1), mixed(wall, '#ffffff', 0.35)], [mixed(wall, '#ffffff', 0.22), mixed(wall, '#6b6259', 0.25)], 880);
  contactShadow(context, 800, 1046, 900, 0.6);
  const paper = mixed(light.color, '#efe9df', 0.35);
  handle(context, FRONT.y + 14, mixed(dark.color, '#000000', 0.35));
  const { x, y, width, height } = FRONT;
  const side = polygonPath([x + width, y], [x + width + 128, y - 26], [x + width + 116, y + height - 42], [x + width, y + height]);
  context.fillStyle = mixed(paper, '#3b332b', 0.28);
  context.fill(side);
  within(context, side, () => {
    context.fillStyle = gradient(context, { x: x + width, y: 0, width: 128, height: 1 }, 'right', [[0, 'rgba(0,0,0,0.22)'], [0.47, 'rgba(0,0,0,0.02)'], [0.5, 'rgba(0,0,0,0.3)'], [1, 'rgba(0,0,0,0.05)']]);
    context.fillRect(0, 0, SCENE.width, SCENE.height);
  });
  const front = polygonPath([x, y], [x + width, y], [x + width, y + height], [x, y + height]);
  context.fillStyle = paper;
  context.fill(front);
  within(context, front, () => {
    fillAreas(context, placed(light.logo('primary'), { x: x + 50, y: y + 150, width: width - 100, height: height - 300 }));
    // Folds: creases across the foot, a soft roll of the paper, light from the left.
    context.fillStyle = gradient(context, FRONT, 'right', [[0, 'rgba(255,255,255,0.2)'], [0.25, 'rgba(0,0,0,0.02)'], [0.42, 'rgba(255,255,255,0.14)'], [0.7, 'rgba(0,0,0,0.06)'], [1, 'rgba(0,0,0,0.16)']]);
    context.fillRect(x, y, width, height);
    context.fillStyle = gradient(context, FRONT, 'down', [[0, 'rgba(0,0,0,0.1)'], [0.06, 'rgba(0,0,0,0)'], [0.8, 'rgba(0,0,0,0)'], [0.82, 'rgba(0,0,0,0.1)'], [0.84, 'rgba(255,255,255,0.1)'], [1, 'rgba(0,0,0,0.16)']]);
    context.fillRect(x, y, width, height);
    context.strokeStyle = 'rgba(0,0,0,0.08)';
    context.lineWidth = 3;
    context.stroke(new Path2D(`M ${x} ${y + 60} L ${x + width} ${y + 56} M ${x + 90} ${y + height} L ${x + 150} ${y + height * 0.83} M ${x + width - 90} ${y + height} L ${x + width - 150} ${y + height * 0.83}`));
    addGrain(context, 0.2, 1.4);
  });
  context.save();
  context.shadowColor = 'rgba(0,0,0,0.3)';
  context.shadowBlur = 14;
  context.shadowOffsetY = 8;
  handle(context, FRONT.y + 46, dark.color);
  context.restore();
  for (const at of [150, 370]) {
    context.fillStyle = mixed(paper, '#000000', 0.45);
    context.beginPath();
    context.arc(x + at, y + 46, 10, 0, Math.PI * 2);
    context.fill();
  }
  addGrain(context, 0.06);
  vignette(context);
};
