import { Path2D } from '@napi-rs/canvas';
import type { Brand } from '../../../brand.ts';
import { mixed } from '../../../color/color.ts';
import { type Grounds } from '../../../grounds.ts';
import { movedAreas } from '../../../picture/move.ts';
import { rectangle, roundedRectangle } from '../../../picture/shapes.ts';
import { logoInk } from '../../social-headers/lockup.ts';
import { addGrain, type Context, fillAreas, glow, gradient, SCENE, vignette, within } from './studio.ts';

const BOARD = { x: 170, y: 250, width: 1260, height: 330 };
/** Pixels that the letters stand off the board. */
const DEEP = 9;

/** Courses of brick, each a little different. */
const bricks = (context: Context): void => {
  context.fillStyle = '#8d8279';
  context.fillRect(0, 0, SCENE.width, SCENE.height);
  const [wide, high] = [106, 38];
  for (let row = 0; row * high < SCENE.height; row += 1) {
    for (let column = -1; column * wide < SCENE.width; column += 1) {
      const tone = ((row * 7 + column * 13 + row * column) % 9) / 9;
      context.fillStyle = mixed('#b9aca1', '#a3958a', tone);
      context.fillRect(column * wide + (row % 2) * (wide / 2) + 3, row * high + 3, wide - 5, high - 5);
      context.fillStyle = 'rgba(255,255,255,0.14)';
      context.fillRect(column * wide + (row % 2) * (wide / 2) + 3, row * high + 3, wide - 5, 3);
    }
  }
};

/** Shop windows below the sign, with the street's sky in them. */
const windows = (context: Context, frame: string): void => {
  for (const [x, width] of [[170, 480], [690, 220], [950, 480]] as const) {
    const box = { x, y: 660, width, height: 560 };
    context.fillStyle = mixed(frame, '#000000', 0.25);
    context.fillRect(box.x - 16, box.y - 16, box.width + 32, box.height);
    context.fillStyle = gradient(context, box, 'down', [[0, '#3c4650'], [0.45, '#232a30'], [1, '#15191d']]);
    context.fillRect(box.x, box.y, box.width, box.height);
    within(context, new Path2D(rectangle(box)), () => {
      glow(context, box.x + box.width * 0.5, box.y + 40, box.width * 0.7, 'rgba(255,206,140,0.5)', 'rgba(255,206,140,0)');
      context.fillStyle = 'rgba(255,255,255,0.09)';
      context.fill(new Path2D(`M ${x + width * 0.1} 640 L ${x + width * 0.38} 640 L ${x + width * 0.05} 1220 L ${x - width * 0.25} 1220 Z`));
      context.fill(new Path2D(`M ${x + width * 0.48} 640 L ${x + width * 0.56} 640 L ${x + width * 0.22} 1220 L ${x + width * 0.14} 1220 Z`));
    });
  }
};

const lamp = (context: Context, x: number): void => {
  context.strokeStyle = '#1d1c1b';
  context.lineWidth = 9;
  context.stroke(new Path2D(`M ${x} 96 C ${x} 40 ${x} 60 ${x} 130`));
  context.fillStyle = '#1d1c1b';
  context.fill(new Path2D(`M ${x - 17} 128 H ${x + 17} L ${x + 46} 172 H ${x - 46} Z`));
  glow(context, x, 178, 60, 'rgba(255,244,214,0.95)', 'rgba(255,244,214,0)');
};

/** A shopfront: the logo as raised letters on a lit board. */
export const sign = (context: Context, _brand: Brand, { dark }: Grounds): void => {
  bricks(context);
  addGrain(context, 0.3, 1.5);
  windows(context, dark.color);
  context.save();
  context.shadowColor = 'rgba(0,0,0,0.55)';
  context.shadowBlur = 34;
  context.shadowOffsetY = 20;
  context.fillStyle = dark.color;
  context.fill(new Path2D(roundedRectangle(BOARD, 8)));
  context.restore();
  context.fillStyle = gradient(context, BOARD, 'down', [[0, 'rgba(255,255,255,0.13)'], [0.06, 'rgba(255,255,255,0.02)'], [1, 'rgba(0,0,0,0.2)']]);
  context.fill(new Path2D(roundedRectangle(BOARD, 8)));
  const { areas } = logoInk(dark, { x: BOARD.x + 70, y: BOARD.y + 44, width: BOARD.width - 140, height: BOARD.height - 88 }, { x: 0.5, y: 0.5 });
  context.save();
  context.shadowColor = 'rgba(0,0,0,0.6)';
  context.shadowBlur = 12;
  context.shadowOffsetX = 8;
  context.shadowOffsetY = 16;
  fillAreas(context, areas);
  context.restore();
  // Sides of the letters, from the board up.
  for (let depth = DEEP; depth > 0; depth -= 1) {
    const side = movedAreas(areas, { x: depth * 0.5, y: depth, scale: 1 });
    fillAreas(context, side.map((area) => ({ ...area, fill: typeof area.fill === 'string' ? mixed(area.fill, '#000000', 0.5) : '#333333' })));
  }
  fillAreas(context, areas);
  within(context, new Path2D(areas.map(({ d }) => d).join(' ')), () => {
    context.fillStyle = gradient(context, BOARD, 'down', [[0, 'rgba(255,255,255,0.3)'], [0.5, 'rgba(255,255,255,0)'], [1, 'rgba(0,0,0,0.12)']]);
    context.fillRect(BOARD.x, BOARD.y, BOARD.width, BOARD.height);
  });
  for (const x of [400, 800, 1200]) {
    lamp(context, x);
    context.save();
    context.globalCompositeOperation = 'screen';
    glow(context, x, 290, 330, 'rgba(255,232,190,0.4)', 'rgba(255,232,190,0)');
    context.restore();
  }
  vignette(context);
};
