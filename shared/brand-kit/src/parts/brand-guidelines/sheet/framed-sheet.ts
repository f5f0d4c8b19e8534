import type { Ground } from '../../../grounds.ts';
import { BASELINE, columnAt, columns, MARGIN, PAGE } from './grid.ts';
import type { Guide, Sheet } from './guide.ts';
import { type Pen, penOf } from './pen.ts';
import { type Styles, stylesOf } from './styles.ts';

interface Frame {
  readonly title: string;
  readonly number: number;
  /** Says what the page is for, below the headline. */
  readonly lead: string;
  readonly ground?: Ground;
}

const STAGE_GAP = 12;

/** A page with section, headline and text at the left, and its running footer. `draw` adds what it shows; y is below the text. */
export const framedSheet = (guide: Guide, { title, number, lead, ground = guide.grounds.light }: Frame, draw: (pen: Pen, styles: Styles, y: number) => void): Sheet => {
  const { brand } = guide;
  const pen = penOf(brand.text);
  const styles = stylesOf(brand, ground);
  const column = columns(3) + STAGE_GAP;
  pen.write(String(number).padStart(2, '0'), { ...styles.label, fill: ground.accent }, { x: MARGIN, y: BASELINE.section });
  pen.write(title, styles.headline, { x: MARGIN, y: BASELINE.headline, width: column });
  const y = pen.writeLines(lead, styles.body, { x: MARGIN, y: BASELINE.text, width: column });
  pen.write(brand.name, styles.small, { x: MARGIN, y: BASELINE.footer, width: column });
  draw(pen, styles, y);
  return { title, picture: { ...PAGE, ground: ground.color, areas: pen.areas }, words: pen.words };
};

/** The rest of the running footer, under a stage that leaves it free. */
export const writeFooter = ({ copy }: Guide, pen: Pen, { small }: Styles, number: number): void => {
  pen.write(copy.guidelines, small, { x: columnAt(4), y: BASELINE.footer });
  pen.write(String(number), small, { x: PAGE.width - MARGIN, y: BASELINE.footer, align: 'right' });
};
