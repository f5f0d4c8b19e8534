import type { Ground } from '../../../grounds.ts';
import { boundsOf } from '../../../picture/bounds.ts';
import { emblemOf } from '../../../imagery/emblem.ts';
import { movedAreas } from '../../../picture/move.ts';
import type { Area } from '../../../picture/picture.ts';
import { rectangle } from '../../../picture/shapes.ts';
import type { Part } from '../../../picture/scene.ts';
import { lineArea } from '../../../text/line.ts';
import type { Page, Section } from './page.ts';
import { at, button, logoIn, sided, single } from './type.ts';

/** Narrower than this, the lettering beside the symbol is too small for a bar. */
const WIDE = 2.4;

/** Symbol and name in a row: where they are designed so they stay so, else the name is on one line beside the symbol. */
const inRow = (ground: Ground): Area[] => {
  const { areas } = logoIn(ground, 200, 2000);
  const ink = boundsOf(areas);
  if (ink.width >= ink.height * WIDE) return [...areas];
  const [symbol, name] = [emblemOf(ground.logo('symbol')), emblemOf(ground.logo('wordmark'))];
  if (name.width < name.height * WIDE) return [...areas];
  const scale = (0.62 * symbol.height) / name.height;
  return [...symbol.areas, ...movedAreas(name.areas, { x: symbol.width + symbol.height * 0.3, y: symbol.height * 0.19, scale })];
};

/** The logo at the edge where reading begins, its ink as high as the bar lets it be. */
const logo = (page: Page, ground: Ground): Part => {
  const { device } = page;
  const areas = inRow(ground);
  const ink = boundsOf(areas);
  const scale = Math.min((device.bar * 0.5) / ink.height, (device.width * 0.42) / ink.width);
  return { parts: movedAreas(areas, { x: sided(page, device.gutter, ink.width * scale) - ink.x * scale, y: device.bar / 2 - (ink.y + ink.height / 2) * scale, scale }) };
};

const menuSign = (page: Page, ground: Ground): Part[] => {
  const { width, gutter, bar: high } = page.device;
  return [-7, 0, 7].map((y) => ({ d: rectangle({ x: sided(page, width - gutter - 24, 24), y: high / 2 + y - 1, width: 24, height: 2 }), fill: ground.text }));
};

/** Logo, pages and a button; on a phone the pages are behind a sign. */
export const bar = (page: Page, ground: Ground): Section => {
  const { device, copy, brand } = page;
  if (device.id === 'phone') return { height: device.bar, parts: [logo(page, ground), ...menuSign(page, ground)] };
  const action = button(page, copy.action, { field: ground.text, ink: ground.color });
  let right = device.width - device.gutter - action.width;
  const parts: Part[] = [logo(page, ground), at(sided(page, right, action.width), (device.bar - action.height) / 2, action.parts)];
  for (const text of copy.pages.slice(0, 3).toReversed()) {
    const line = single(page, text, brand.textFaces.regular, 16, 200);
    right -= line.width + 40;
    parts.push(lineArea(line, { x: sided(page, right, line.width), y: device.bar / 2 + 5.5, fill: ground.text }));
  }
  return { height: device.bar, parts };
};
