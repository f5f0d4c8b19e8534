import type { CardDetails } from '@fifteen/contracts';
import type { Brand } from '../../brand.ts';
import type { Ground } from '../../grounds.ts';
import type { Area, Box } from '../../picture/picture.ts';
import { lineArea } from '../../text/line.ts';
import { fittedLine } from '../../text/paragraph.ts';

/** Points. Small print is never under 6. */
const NAME_SIZE = 10.5;
const ROLE_SIZE = 7;
const CONTACT_SIZE = 7;
const LEADING = 1.5;

interface Row {
  readonly text: string;
  readonly font: string;
  readonly size: number;
  readonly fill: string;
  /** Above the line, in points. */
  readonly gap: number;
}

const rowsOf = ({ textFaces }: Brand, ground: Ground, details: CardDetails): Row[] => {
  const contact = [details.phone, details.email, details.website].map(
    (text, i): Row => ({ text, font: textFaces.regular, size: CONTACT_SIZE, fill: ground.text, gap: i === 0 ? 9 : 0 }),
  );
  const rows: Row[] = [
    { text: details.name, font: textFaces.strong, size: NAME_SIZE, fill: ground.text, gap: 0 },
    { text: details.role, font: textFaces.regular, size: ROLE_SIZE, fill: ground.quiet, gap: 1 },
    ...contact,
  ];
  return rows.filter(({ text }) => text !== '');
};

/** Name, role and ways to reach a person, flush left, the last line on the box's lower edge. Rows too long are set smaller. */
export const contactLines = (brand: Brand, ground: Ground, details: CardDetails, box: Box): Area[] => {
  const rows = rowsOf(brand, ground, details);
  const heights = rows.map(({ size, gap }) => size * LEADING + gap);
  let y = box.y + box.height - heights.reduce((sum, height) => sum + height, 0);
  return rows.map(({ text, font, size, fill, gap }) => {
    y += size * LEADING + gap;
    const line = fittedLine(brand.text, text, { font, size }, box.width);
    return lineArea(line, { x: box.x, y: y - size * 0.3, fill });
  });
};
