import type { Ground } from '../../../grounds.ts';
import { boundsOf } from '../../../picture/bounds.ts';
import { movedAreas } from '../../../picture/move.ts';
import { rectangle } from '../../../picture/shapes.ts';
import type { Part } from '../../../picture/scene.ts';
import { lineArea } from '../../../text/line.ts';
import type { Page, Section } from './page.ts';
import { at, button, logoIn, single } from './type.ts';

/** The logo at the left edge of the content, its ink as high as the bar lets it be. */
const logo = ({ device }: Page, ground: Ground): Part => {
  const { areas } = logoIn(ground, device.bar * 2, 900);
  const ink = boundsOf(areas);
  const scale = Math.min((device.bar * 0.5) / ink.height, (device.width * 0.42) / ink.width);
  return { parts: movedAreas(areas, { x: device.gutter - ink.x * scale, y: device.bar / 2 - (ink.y + ink.height / 2) * scale, scale }) };
};

const menuSign = ({ device }: Page, ground: Ground): Part[] =>
  [-7, 0, 7].map((y) => ({ d: rectangle({ x: device.width - device.gutter - 24, y: device.bar / 2 + y - 1, width: 24, height: 2 }), fill: ground.text }));

/** Logo, pages and a button; on a phone the pages are behind a sign. */
export const bar = (page: Page, ground: Ground): Section => {
  const { device, copy, brand } = page;
  if (device.id === 'phone') return { height: device.bar, parts: [logo(page, ground), ...menuSign(page, ground)] };
  const action = button(page, copy.action, { field: ground.text, ink: ground.colour });
  let right = device.width - device.gutter - action.width;
  const parts: Part[] = [logo(page, ground), at(right, (device.bar - action.height) / 2, action.parts)];
  for (const text of copy.pages.slice(0, 3).toReversed()) {
    const line = single(page, text, brand.textFaces.regular, 16, 200);
    right -= line.width + 40;
    parts.push(lineArea(line, { x: right, y: device.bar / 2 + 5.5, fill: ground.text }));
  }
  return { height: device.bar, parts };
};
