import { Path2D } from '@napi-rs/canvas';
import type { Brand } from '../../../brand.ts';
import { mixed } from '../../../color/color.ts';
import type { Grounds } from '../../../grounds.ts';
import { movedPath } from '../../../picture/move.ts';
import { placed } from '../../../picture/place.ts';
import { roundedRectangle } from '../../../picture/shapes.ts';
import { drawableText } from '../../../text/drawable-text.ts';
import { fittedLine } from '../../../text/paragraph.ts';
import { addGrain, type Context, fillAreas, glow, gradient, SCENE, vignette, within } from './studio.ts';

const PHONE = { x: 520, y: 90, width: 560, height: 1160 };
const ICON = 104;
const COLUMNS = 4;
/** Where the brand's icon is among the others. */
const OURS = 5;

/** A phone on a desk, the app's icon among others. */
export const phone = (context: Context, brand: Brand, { light, bold }: Grounds): void => {
  const { pale, main } = brand.brief.palette;
  const desk = mixed(mixed(pale, main, 0.3), '#c8bfb4', 0.55);
  context.fillStyle = gradient(context, { x: 0, y: 0, ...SCENE }, 'down', [[0, mixed(desk, '#ffffff', 0.28)], [1, mixed(desk, '#5b5148', 0.18)]]);
  context.fillRect(0, 0, SCENE.width, SCENE.height);
  glow(context, 360, 160, 1000, 'rgba(255,250,238,0.45)', 'rgba(255,250,238,0)');
  addGrain(context, 0.14, 2);
  context.translate(800, 600);
  context.rotate(-0.09);
  context.translate(-800, -600);
  const body = new Path2D(roundedRectangle(PHONE, 78));
  context.save();
  context.shadowColor = 'rgba(20,14,8,0.6)';
  context.shadowBlur = 70;
  context.shadowOffsetX = 34;
  context.shadowOffsetY = 46;
  context.fillStyle = '#121214';
  context.fill(body);
  context.restore();
  context.strokeStyle = gradient(context, PHONE, 'right', [[0, '#8f9196'], [0.08, '#3a3b3e'], [0.5, '#5a5b5f'], [0.93, '#2a2b2d'], [1, '#7b7d82']]);
  context.lineWidth = 7;
  context.stroke(body);
  const glass = { x: PHONE.x + 18, y: PHONE.y + 18, width: PHONE.width - 36, height: PHONE.height - 36 };
  within(context, new Path2D(roundedRectangle(glass, 62)), () => {
    context.fillStyle = gradient(context, glass, 'down', [[0, mixed(main, '#0e1116', 0.55)], [0.6, mixed(main, '#15181e', 0.75)], [1, mixed(main, '#0b0d10', 0.85)]]);
    context.fillRect(glass.x, glass.y, glass.width, glass.height);
    glow(context, glass.x + 100, glass.y + 330, 520, mixed(main, '#ffffff', 0.25) + '66', mixed(main, '#ffffff', 0.25) + '00');
    icons(context, brand, bold.color === light.color ? light : bold, glass);
    context.fillStyle = 'rgba(0,0,0,0.9)';
    context.fill(new Path2D(roundedRectangle({ x: 800 - 74, y: glass.y + 20, width: 148, height: 38 }, 19)));
    context.fillStyle = 'rgba(255,255,255,0.055)';
    context.fill(new Path2D(`M ${glass.x + 240} ${glass.y} L ${glass.x + glass.width} ${glass.y} L ${glass.x + glass.width} ${glass.y + 520} Z`));
  });
  context.resetTransform();
  addGrain(context, 0.05);
  vignette(context);
};

const icons = (context: Context, brand: Brand, ground: Grounds['bold'], glass: { x: number; y: number; width: number }): void => {
  const step = (glass.width - 60) / COLUMNS;
  for (let at = 0; at < 16; at += 1) {
    const x = glass.x + 30 + (at % COLUMNS) * step + (step - ICON) / 2;
    const y = glass.y + 130 + Math.floor(at / COLUMNS) * 178;
    const box = { x, y, width: ICON, height: ICON };
    const shape = new Path2D(roundedRectangle(box, 25));
    if (at !== OURS) {
      context.fillStyle = 'rgba(255,255,255,0.13)';
      context.fill(shape);
      context.fillStyle = 'rgba(255,255,255,0.16)';
      context.fill(new Path2D(roundedRectangle({ x: x + 22, y: y + ICON + 16, width: ICON - 44, height: 9 }, 5)));
      continue;
    }
    context.save();
    context.shadowColor = 'rgba(0,0,0,0.55)';
    context.shadowBlur = 22;
    context.shadowOffsetY = 8;
    context.fillStyle = ground.color;
    context.fill(shape);
    context.restore();
    fillAreas(context, placed(ground.logo('symbol'), { x: x + 9, y: y + 9, width: ICON - 18, height: ICON - 18 }));
    context.fillStyle = gradient(context, box, 'down', [[0, 'rgba(255,255,255,0.16)'], [0.4, 'rgba(255,255,255,0)'], [1, 'rgba(0,0,0,0.1)']]);
    context.fill(shape);
    const line = fittedLine(brand.text, drawableText(brand.name, brand.text), { font: brand.textFaces.regular, size: 19 }, step - 6);
    context.fillStyle = '#ffffff';
    context.fill(new Path2D(movedPath(line.d, { x: x + (ICON - line.width) / 2, y: y + ICON + 28, scale: 1 })), 'evenodd');
  }
};
