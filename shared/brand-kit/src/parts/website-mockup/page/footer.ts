import type { CardDetails } from '@fifteen/contracts';
import { boundsOf } from '../../../picture/bounds.ts';
import { movedAreas } from '../../../picture/move.ts';
import { rectangle } from '../../../picture/shapes.ts';
import type { Part } from '../../../picture/scene.ts';
import { drawableText } from '../../../text/drawable-text.ts';
import { lineArea } from '../../../text/line.ts';
import type { Page, Section } from './page.ts';
import { logoIn, sided, single } from './type.ts';

/** The logo once more, pages, and how to reach the customer, as far as they told. */
export const footer = (page: Page, { phone, email, website }: CardDetails): Section => {
  const { device, brand, copy, grounds: { bold } } = page;
  const isWide = device.columns === 3;
  const width = device.width - 2 * device.gutter;
  const { areas } = logoIn(bold, 300, 900);
  const ink = boundsOf(areas);
  const scale = Math.min((isWide ? 76 : 60) / ink.height, (isWide ? 380 : width * 0.8) / ink.width);
  const logo = movedAreas(areas, { x: sided(page, device.gutter, ink.width * scale) - ink.x * scale, y: device.space - ink.y * scale, scale });
  const column = (lines: readonly string[], x: number, y: number): Part[] =>
    lines.map((text, i) => lineArea(single(page, text, brand.textFaces.regular, device.text, device.width - device.gutter - x), { x: sided(page, x, 0), y: y + i * device.text * 1.9, fill: bold.text, align: page.fromRight ? 'right' : 'left' }));
  const contact = [phone, email, website].filter(Boolean);
  const top = isWide ? device.space + 16 : device.space + ink.height * scale + 52;
  const pages = column(copy.pages, isWide ? device.width * 0.52 : device.gutter, top);
  const contacts = column(contact, isWide ? device.width * 0.74 : device.gutter, isWide ? top : top + copy.pages.length * device.text * 1.9 + 24);
  const end = (isWide ? top + 4 * device.text * 1.9 : top + (copy.pages.length + contact.length) * device.text * 1.9 + 24) + 32;
  const owner = single(page, `© ${drawableText(brand.name, brand.text)}`, brand.textFaces.regular, 14, width);
  const height = end + 62;
  const rule: Part = { d: rectangle({ x: device.gutter, y: end, width, height: 1 }), fill: bold.text, opacity: 0.3 };
  const plane: Part = { d: rectangle({ x: 0, y: 0, width: device.width, height }), fill: bold.color };
  return { height, parts: [plane, ...logo, ...pages, ...contacts, rule, lineArea(owner, { x: sided(page, device.gutter, owner.width), y: end + 37, fill: bold.text })] };
};
