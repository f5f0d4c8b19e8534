import type { Area, Picture } from '../../../picture/picture.ts';
import { placed } from '../../../picture/place.ts';
import { rectangle } from '../../../picture/shapes.ts';
import { penOf, type Style } from '../sheet/pen.ts';
import type { Guide } from '../sheet/guide.ts';
import { signsFromRight } from './signs-from-right.ts';

const WIDTH = 640;
const PAD = 40;
const LOGO = { width: 168, height: 110 };
const LEADING = 20;

/** What the signature looks like under a mail. */
export const signaturePicture = ({ brand, grounds: { light }, order: { details } }: Guide): Picture => {
  const pen = penOf(brand.text);
  const { regular, strong } = brand.textFaces;
  const style = (font: string, size: number, fill: string): Style => ({ font, size, fill, leading: LEADING });
  const rows = [
    { text: details.name, style: style(strong, 16, light.text), gap: 0 },
    { text: details.role, style: style(regular, 13, light.quiet), gap: 0 },
    ...[details.phone, details.email, details.website].map((text, at) => ({ text, style: style(regular, 13, light.text), gap: at === 0 ? 6 : 0 })),
  ].filter(({ text }) => text !== '');
  const height = Math.max(rows.length * LEADING + 10, LOGO.height);
  const fromRight = signsFromRight(details, brand.name);
  const mirrored = (x: number, width = 0): number => (fromRight ? WIDTH - x - width : x);
  const x = PAD + LOGO.width + 18;
  let y = PAD + (height - rows.length * LEADING) / 2 + 14;
  for (const row of rows) {
    y += row.gap;
    pen.write(row.text, row.style, { x: mirrored(x + 20), y, width: WIDTH - x - 20 - PAD, align: fromRight ? 'right' : 'left' });
    y += LEADING;
  }
  const line: Area = { d: rectangle({ x: mirrored(x, 2), y: PAD, width: 2, height }), fill: light.accent };
  const logo = placed(light.logo('primary'), { x: mirrored(PAD, LOGO.width), y: PAD + (height - LOGO.height) / 2, ...LOGO }, { x: fromRight ? 0 : 1, y: 0.5 });
  return { width: WIDTH, height: height + 2 * PAD, ground: '#ffffff', areas: [...logo, ...(rows.length > 0 ? [line] : []), ...pen.areas] };
};
