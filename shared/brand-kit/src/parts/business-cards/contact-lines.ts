import type { CardDetails } from '@fifteen/contracts';
import type { Brand } from '../../brand.ts';
import type { Ground } from '../../grounds.ts';
import type { Area, Box } from '../../picture/picture.ts';
import { type Alignment, lineArea } from '../../text/line.ts';
import { brokenLine, type SetLine } from './broken-line.ts';
import { leastSizeOn, smallPrintOn } from './card-text.ts';

/** Points. */
const NAME_SIZE = 10.5;
/** A name is broken before it is set as small as what follows it. */
const LEAST_NAME = 8;
const ROLE_SIZE = 7;
const CONTACT_SIZE = 7;
const LEADING = 1.5;
const GAP = 9;
/** Tried in turn until the details are no higher than the card. */
const SCALES = [1, 0.88, 0.78, 0.7, 0.62];

interface Row {
  readonly text: string;
  readonly font: string;
  readonly size: number;
  readonly fill: string;
  readonly least: number;
  /** Above the line, in points. */
  readonly gap: number;
}

const rowsOf = ({ textFaces }: Brand, ground: Ground, { name, role, phone, email, website, address }: CardDetails): Row[] => {
  const { text: fill, quiet } = smallPrintOn(ground);
  const least = leastSizeOn(ground);
  const person: Row[] = [
    { text: name, font: textFaces.strong, size: NAME_SIZE, fill, least: LEAST_NAME, gap: 0 },
    { text: role, font: textFaces.regular, size: ROLE_SIZE, fill: quiet, least, gap: 1 },
  ].filter(({ text }) => text !== '');
  const ways = [phone, email, website, address].filter((text) => text !== '');
  return [...person, ...ways.map((text, at): Row => ({ text, font: textFaces.regular, size: CONTACT_SIZE, fill, least, gap: at === 0 && person.length > 0 ? GAP : 0 }))];
};

interface SetRow extends Row {
  readonly lines: readonly SetLine[];
}

const heightOf = ({ lines, gap }: SetRow): number => lines.reduce((sum, { size }) => sum + size * LEADING, gap);

export interface ContactBlock {
  readonly height: number;
  /** The block with its last line on the lower edge of a box, its lines at one side or in the middle. */
  readonly areasIn: (box: Box, align: Alignment) => Area[];
}

const STARTS: Readonly<Record<Alignment, number>> = { left: 0, centre: 0.5, right: 1 };

/** Rows at a share of their size, no smaller than what prints. */
const setRows = ({ text }: Brand, rows: readonly Row[], width: number, scale: number, least: number): SetRow[] =>
  rows.map((row): SetRow => {
    const face = { ...row, size: Math.max(row.size * scale, least) };
    return { ...row, gap: row.gap * scale, lines: brokenLine(text, row.text, face, { width, least: Math.max(row.least * scale, least) }) };
  });

const totalOf = (rows: readonly SetRow[]): number => rows.reduce((sum, row) => sum + heightOf(row), 0);

/** Name, role and ways to reach a person. Rows that are too long are set smaller, then on more lines; all are, where they are too many. */
export const contactBlock = (brand: Brand, ground: Ground, details: CardDetails, room: { width: number; height: number }): ContactBlock => {
  const asked = rowsOf(brand, ground, details);
  const setAt = (scale: number) => setRows(brand, asked, room.width, scale, leastSizeOn(ground));
  const scale = SCALES.find((tried) => totalOf(setAt(tried)) <= room.height) ?? SCALES.at(-1)!;
  const rows = setAt(scale);
  const height = totalOf(rows);
  const areasIn = (box: Box, align: Alignment): Area[] => {
    let y = box.y + box.height - height;
    return rows.flatMap(({ lines, gap, fill }) => {
      y += gap;
      return lines.map((line) => {
        y += line.size * LEADING;
        return lineArea(line, { x: box.x + box.width * STARTS[align], y: y - line.size * 0.3, fill, align });
      });
    });
  };
  return { height, areasIn };
};
