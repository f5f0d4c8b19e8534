import { Path2D } from '@napi-rs/canvas';
import type { Brand } from '../../../brand.ts';
import { mixed } from '../../../color/color.ts';
import type { Grounds } from '../../../grounds.ts';
import { logoInk } from '../../social-headers/lockup.ts';
import { addGrain, type Context, contactShadow, fillAreas, gradient, room, SCENE, vignette, within } from './studio.ts';

const BODY = new Path2D('M 150 420 C 152 372 176 352 226 348 L 1010 340 C 1080 340 1120 356 1160 400 L 1270 560 C 1350 578 1420 596 1440 650 C 1456 700 1458 780 1452 842 C 1450 862 1440 870 1420 870 L 190 870 C 160 870 148 856 148 830 Z');
const CAB = new Path2D('M 1030 412 L 1092 412 C 1116 414 1128 424 1142 442 L 1222 560 L 1030 560 Z');
const WHEELS = [400, 1230] as const;
const PANEL = { x: 205, y: 398, width: 740, height: 326 };

const wheel = (context: Context, x: number): void => {
  const disc = (radius: number, fill: string): void => {
    context.fillStyle = fill;
    context.beginPath();
    context.arc(x, 872, radius, 0, Math.PI * 2);
    context.fill();
  };
  disc(116, '#0d0d0e');
  disc(98, '#1c1c1e');
  disc(62, '#8d9094');
  disc(56, '#c4c7cb');
  disc(20, '#6f7276');
  for (let spoke = 0; spoke < 6; spoke += 1) {
    context.save();
    context.translate(x, 872);
    context.rotate((spoke * Math.PI) / 3);
    context.fillStyle = 'rgba(40,42,46,0.55)';
    context.fillRect(-7, 22, 14, 28);
    context.restore();
  }
};

/** A delivery van at the curb, the logo on its side. */
export const van = (context: Context, brand: Brand, { light, dark, bold }: Grounds): void => {
  const { pale, main } = brand.brief.palette;
  const wall = mixed(mixed(pale, main, 0.2), '#c9c6c1', 0.65);
  room(context, [mixed(wall, '#ffffff', 0.3), wall], ['#77777a', '#4f4f53'], 900);
  context.fillStyle = 'rgba(0,0,0,0.16)';
  context.fillRect(0, 884, SCENE.width, 18);
  addGrain(context, 0.18, 2);
  contactShadow(context, 800, 986, 1450, 0.85);
  const paint = mixed(light.color, '#ffffff', 0.35);
  context.fillStyle = paint;
  context.fill(BODY);
  within(context, BODY, () => {
    // A stripe in the leading color along the sill, the sky in the roof, the street in the sill.
    context.fillStyle = bold.color;
    context.fillRect(0, 800, SCENE.width, 90);
    fillAreas(context, logoInk({ ...light, color: paint }, PANEL, { x: 0.5, y: 0.5 }).areas);
    context.fillStyle = gradient(context, { x: 0, y: 340, width: 1, height: 530 }, 'down', [[0, 'rgba(255,255,255,0.75)'], [0.09, 'rgba(255,255,255,0.25)'], [0.14, 'rgba(90,100,115,0.16)'], [0.42, 'rgba(255,255,255,0.06)'], [0.62, 'rgba(40,44,50,0.07)'], [1, 'rgba(20,22,26,0.42)']]);
    context.fillRect(0, 330, SCENE.width, 560);
    context.fillStyle = gradient(context, { x: 150, y: 0, width: 1310, height: 1 }, 'right', [[0, 'rgba(0,0,0,0.22)'], [0.04, 'rgba(0,0,0,0)'], [0.9, 'rgba(0,0,0,0)'], [1, 'rgba(0,0,0,0.3)']]);
    context.fillRect(0, 330, SCENE.width, 560);
  });
  context.strokeStyle = 'rgba(0,0,0,0.3)';
  context.lineWidth = 3;
  context.stroke(new Path2D('M 985 372 L 985 838 M 1012 400 L 1012 820 C 1012 832 1020 836 1030 836 L 1108 836 M 1240 575 L 1236 700 M 180 790 L 1440 790'));
  context.fillStyle = gradient(context, { x: 1030, y: 412, width: 190, height: 148 }, 'down', [[0, '#7f92a0'], [0.5, '#3b474f'], [1, '#20272c']]);
  context.fill(CAB);
  within(context, CAB, () => {
    context.fillStyle = 'rgba(255,255,255,0.22)';
    context.fill(new Path2D('M 1060 400 L 1100 400 L 1050 570 L 1010 570 Z'));
  });
  context.fillStyle = mixed(dark.color, '#000000', 0.3);
  context.fill(new Path2D('M 1048 604 H 1092 V 618 H 1048 Z M 1226 552 C 1246 540 1262 548 1258 588 L 1230 590 Z'));
  context.fillStyle = '#f6f0da';
  context.fill(new Path2D('M 1392 640 C 1420 648 1436 664 1440 700 L 1404 696 C 1390 680 1386 660 1392 640 Z'));
  context.fillStyle = '#c33a2c';
  context.fill(new Path2D('M 150 640 H 168 V 730 H 150 Z'));
  context.fillStyle = '#2a2a2d';
  context.fill(new Path2D('M 140 838 H 300 C 304 790 340 754 400 754 C 460 754 496 790 500 838 H 1130 C 1134 790 1170 754 1230 754 C 1290 754 1326 790 1330 838 H 1462 V 880 H 140 Z'));
  for (const x of WHEELS) wheel(context, x);
  addGrain(context, 0.06);
  vignette(context);
};
