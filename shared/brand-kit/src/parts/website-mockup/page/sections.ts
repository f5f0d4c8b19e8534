import { mixed } from '../../../color/color.ts';
import type { Ground } from '../../../grounds.ts';
import { inked, placedEmblem } from '../../../imagery/emblem.ts';
import { pattern } from '../../../imagery/pattern.ts';
import type { Box } from '../../../picture/picture.ts';
import { quarterDisc, rectangle, roundedRectangle } from '../../../picture/shapes.ts';
import type { Part } from '../../../picture/scene.ts';
import type { Offer } from '../copy/trade-copy.ts';
import type { Page, Section } from './page.ts';
import { at, sided, sidedBox, stacked, words } from './type.ts';

const onGround = ({ device }: Page, ground: string, section: Section, x = device.gutter, space = device.space): Section => {
  const height = section.height + 2 * space;
  return { height, parts: [{ d: rectangle({ x: 0, y: 0, width: device.width, height }), fill: ground }, at(x, space, section.parts)] };
};

const contentOf = ({ device }: Page): number => device.width - 2 * device.gutter;

const heading = (page: Page, ground: Ground, text: string, width = contentOf(page)): Section =>
  words(page, text, { font: page.headlineFont, size: page.device.large, fill: ground.text, width, leading: 1.12, align: page.look === 'serene' && width === contentOf(page) ? 'centre' : 'left' });

/** A still for an offer: a picture of the trade on a field, another field and another way for each. */
const still = (page: Page, box: Box, i: number): Part => {
  const { swatches, inksOn } = page.mosaic;
  const field = swatches[(i + (page.look === 'serene' ? 3 : 0)) % swatches.length] ?? '#000000';
  const [ink = '#000000', second = ink] = inksOn(field);
  const shape = page.motifs[i] ?? page.emblem;
  const side = box.height * 0.54;
  const middle = { x: box.x + (box.width - side) / 2, y: box.y + (box.height - side) / 2, width: side, height: side };
  const shade = mixed(field, ink, 0.1);
  const scenes: readonly Part[] = [
    { d: quarterDisc({ x: box.x + box.width - box.height, y: box.y, width: box.height, height: box.height }, 2), fill: shade },
    pattern(inked(page.emblem, shade), box, box.height * 0.3),
    { d: quarterDisc({ x: box.x, y: box.y, width: box.height, height: box.height }, 3), fill: shade },
  ];
  const radius = { serene: 0, grid: 10, poster: 24 }[page.look];
  return { within: roundedRectangle(box, radius), parts: [{ d: rectangle(box), fill: field }, scenes[i % 3]!, placedEmblem(inked(shape, i === 1 ? second : ink), middle)] };
};

const offer = (page: Page, ground: Ground, [title, text]: Offer, i: number, width: number): Section => {
  const { device, brand, look } = page;
  const align = look === 'serene' ? 'centre' : 'left';
  const picture: Box = { x: 0, y: 0, width, height: width * (look === 'serene' ? 0.9 : 0.7) };
  return stacked([
    { height: picture.height, parts: [still(page, picture, i)] },
    { gap: 22, ...words(page, title, { font: brand.textFaces.strong, size: device.text * 1.3, fill: ground.text, width, leading: 1.35, align }) },
    { gap: 6, ...words(page, text, { font: brand.textFaces.regular, size: device.text, fill: ground.quiet, width, leading: 1.5, align }) },
  ]);
};

/** Three offers, side by side where there is room. */
export const offers = (page: Page): Section => {
  const { device, copy, grounds: { light } } = page;
  const width = (contentOf(page) - device.gap * (device.columns - 1)) / device.columns;
  const items = copy.offers.map((item, i) => offer(page, light, item, i, width));
  const row: Section = { height: Math.max(...items.map(({ height }) => height)), parts: items.map(({ parts }, i) => at(sided(page, i * (width + device.gap), width, contentOf(page)), 0, parts)) };
  const list = device.columns === 3 ? row : stacked(items.map((item, i) => ({ ...item, gap: i === 0 ? 0 : device.gap })));
  return onGround(page, light.color, stacked([heading(page, light, copy.offersTitle), { gap: device.gap * 1.2, ...list }]));
};

/** Who they are, on the dark ground beside the symbol, large and quiet. */
export const about = (page: Page): Section => {
  const { device, brand, copy, grounds: { dark } } = page;
  const isWide = device.columns === 3;
  const width = isWide ? contentOf(page) * 0.52 : contentOf(page);
  const said = stacked([
    heading(page, dark, copy.aboutTitle, width * 0.999),
    { gap: 24, ...words(page, copy.about, { font: brand.textFaces.regular, size: device.lead, fill: dark.text, width, leading: 1.6 }) },
  ]);
  const section = onGround(page, dark.color, said, sided(page, device.gutter, width), device.space * 1.1);
  const side = isWide ? section.height * 1.3 : device.width * 1.1;
  const box = sidedBox(page, { x: isWide ? device.width - side * 0.86 : device.width * 0.35, y: isWide ? section.height * -0.12 : section.height * 0.3, width: side, height: side });
  const ghost = placedEmblem(inked(page.emblem, mixed(dark.color, dark.text, isWide ? 0.09 : 0.06)), box);
  const [field, ...rest] = section.parts;
  return { height: section.height, parts: [field!, { within: rectangle({ x: 0, y: 0, width: device.width, height: section.height }), parts: [ghost] }, ...rest] };
};

/** When and how: a label and a line in each row. */
export const visit = (page: Page): Section => {
  const { device, brand, copy, grounds: { light } } = page;
  const isWide = device.columns === 3;
  const width = isWide ? contentOf(page) * 0.55 : contentOf(page);
  const { regular, strong } = brand.textFaces;
  const rows = copy.visit.map(([label, text]): Section => {
    const size = device.text * 1.1;
    const rule: Part = { d: rectangle({ x: 0, y: 0, width, height: 1 }), fill: mixed(light.color, light.text, 0.22) };
    const half = width / 2 - 8;
    const [one, other] = [
      words(page, label, { font: strong, size, fill: light.text, width: half, leading: 1.4 }),
      words(page, text, { font: regular, size, fill: light.quiet, width: half, leading: 1.4, align: 'right' }),
    ];
    const height = Math.max(one.height, other.height) + 36;
    return { height, parts: [rule, at(sided(page, 0, half, width), 18, one.parts), at(sided(page, half + 16, half, width), 18, other.parts)] };
  });
  const list = stacked(rows);
  const titleWidth = contentOf(page) * (isWide ? 0.34 : 0.999);
  const title = heading(page, light, copy.visitTitle, titleWidth);
  if (!isWide) return onGround(page, light.color, stacked([title, { gap: 24, ...list }]));
  const both: Section = { height: Math.max(title.height, list.height), parts: [at(sided(page, 0, titleWidth, contentOf(page)), 0, title.parts), at(sided(page, contentOf(page) - width, width, contentOf(page)), 0, list.parts)] };
  return onGround(page, light.color, both);
};
