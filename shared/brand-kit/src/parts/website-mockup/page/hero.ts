import { mixed } from '../../../color/color.ts';
import type { Ground } from '../../../grounds.ts';
import { inked, placedEmblem } from '../../../imagery/emblem.ts';
import { mosaic } from '../../../imagery/mosaic.ts';
import { pattern } from '../../../imagery/pattern.ts';
import type { Look } from '../../../look.ts';
import type { Box } from '../../../picture/picture.ts';
import { circle, rectangle } from '../../../picture/shapes.ts';
import type { Part } from '../../../picture/scene.ts';
import { bar } from './bar.ts';
import type { Page, Section } from './page.ts';
import { at, button, sided, sidedBox, stacked, words } from './type.ts';

const plane = (box: Box, fill: string): Part => ({ d: rectangle(box), fill });

/** Headline, lead and button in a column. */
const pitch = (page: Page, ground: Ground, width: number, align: 'left' | 'centre', size: number): Section => {
  const { brand, copy, device, headlineFont } = page;
  const action = button(page, copy.action, { field: ground.text, ink: ground.color });
  const leadWidth = Math.min(width, 540);
  const sentences = copy.headline.split(/(?<=[.?!])\s/);
  const headline = stacked(sentences.map((sentence) => words(page, sentence, { font: headlineFont, size, fill: ground.text, width, leading: 1.06, align })));
  const lead = words(page, copy.lead, { font: brand.textFaces.regular, size: device.lead, fill: ground.quiet, width: leadWidth, leading: 1.5, align });
  const share = align === 'centre' ? 0.5 : sided(page, 0, 0, 1);
  return stacked([
    headline,
    { gap: device.lead * 1.3, height: lead.height, parts: [at((width - leadWidth) * share, 0, lead.parts)] },
    { gap: device.lead * 1.7, height: action.height, parts: [at((width - action.width) * share, 0, action.parts)] },
  ]);
};

/** Centred words, below them a still picture: the symbol before a disc, on rows of itself. */
const serene = (page: Page): Section => {
  const { device, grounds: { light, dark } } = page;
  const said = pitch(page, light, Math.min(device.width - 2 * device.gutter, 980), 'centre', device.huge * 0.86);
  const left = (device.width - Math.min(device.width - 2 * device.gutter, 980)) / 2;
  const top = device.bar + device.space * 0.62;
  const box: Box = { x: 0, y: top + said.height + device.space * 0.62, width: device.width, height: device.picture };
  const centre = { x: device.width / 2, y: box.y + box.height / 2 };
  const radius = box.height * 0.4;
  const step = device.id === 'phone' ? 62 : 86;
  const picture: Part[] = [
    plane(box, dark.color),
    pattern(inked(page.emblem, mixed(dark.color, dark.accent, 0.3)), box, step),
    { d: circle(centre.x, centre.y, radius), fill: light.color },
    placedEmblem(page.colorEmblem(light), { x: centre.x - radius * 0.55, y: centre.y - radius * 0.55, width: radius * 1.1, height: radius * 1.1 }),
  ];
  const height = box.y + box.height;
  return { height, parts: [plane({ x: 0, y: 0, width: device.width, height }, light.color), ...bar(page, light).parts, at(left, top, said.parts), ...picture] };
};

/** Words to the left; to the right a field as high as the page shows, with the symbol cut by its edges. */
const grid = (page: Page): Section => {
  const { device, grounds: { light, dark } } = page;
  const isWide = device.columns === 3;
  const column = isWide ? device.width * 0.43 : device.width - 2 * device.gutter;
  const said = pitch(page, light, column, 'left', device.huge * (isWide ? 0.94 : 1));
  const top = device.bar + device.space * (isWide ? 1 : 0.6);
  const height = isWide ? Math.max(720, top + said.height + device.space) : top + said.height + device.space * 0.8 + device.picture;
  const field: Box = sidedBox(page, isWide
    ? { x: device.width * 0.54, y: device.bar, width: device.width * 0.46, height: height - device.bar }
    : { x: 0, y: height - device.picture, width: device.width, height: device.picture });
  const side = Math.max(field.width, field.height) * 1.12;
  const emblemX = field.x + (page.fromRight ? field.width * 0.84 - side : field.width * 0.16);
  const emblem = placedEmblem(page.colorEmblem(dark), { x: emblemX, y: field.y + field.height * 0.2, width: side, height: side }, { x: sided(page, 0, 0, 1), y: 0 });
  const art: Part = { within: rectangle(field), parts: [plane(field, dark.color), emblem] };
  const y = isWide ? device.bar + (height - device.bar - said.height) * 0.46 : top;
  return { height, parts: [plane({ x: 0, y: 0, width: device.width, height }, light.color), art, ...bar(page, light).parts, at(sided(page, device.gutter, column), y, said.parts)] };
};

/** A field of the leading color, words as large as they go, and a band of tiles. */
const poster = (page: Page): Section => {
  const { device, grounds: { bold } } = page;
  const isWide = device.columns === 3;
  const column = isWide ? device.width * 0.56 : device.width - 2 * device.gutter;
  const said = pitch(page, bold, column, 'left', device.huge * (isWide ? 1.16 : 1.05));
  const top = device.bar + device.space * (isWide ? 0.7 : 0.5);
  const side = isWide ? 220 : 130;
  const height = isWide ? Math.max(side * 3 + device.bar, top + said.height + device.space * 0.8) : top + said.height + device.space * 0.7 + side * 2;
  const tiles = sidedBox(page, isWide ? { x: device.width - side * 2, y: device.bar, width: side * 2, height: height - device.bar } : { x: 0, y: height - side * 2, width: device.width, height: side * 2 });
  const art: Part = { within: rectangle(tiles), parts: mosaic(page.mosaic, tiles, side, tiles) };
  const y = isWide ? device.bar + (height - device.bar - said.height) * 0.44 : top;
  return { height, parts: [plane({ x: 0, y: 0, width: device.width, height }, bold.color), ...bar(page, bold).parts, art, at(sided(page, device.gutter, column), y, said.parts)] };
};

const HEROES: Readonly<Record<Look, (page: Page) => Section>> = { serene, grid, poster };

/** What is seen first: the bar, the promise and a picture. */
export const hero = (page: Page): Section => HEROES[page.look](page);
