import { placed } from '../../../picture/place.ts';
import { BASELINE, columnAt, columns, MARGIN, PAGE } from '../sheet/grid.ts';
import type { PageOf } from '../sheet/guide.ts';
import { penOf } from '../sheet/pen.ts';
import { stylesOf } from '../sheet/styles.ts';

/** Whom to ask: the details that are on the cards, or the company's name alone. */
export const closing: PageOf = ({ brand, copy: { contact }, grounds: { bold }, order: { details } }) => {
  const pen = penOf(brand.text);
  const styles = stylesOf(brand, bold);
  const side = 300;
  pen.put(...placed(bold.logo('symbol'), { x: PAGE.width - MARGIN - side, y: (PAGE.height - side) / 2, width: side, height: side }, { x: 1, y: 0.5 }));
  const rows = [details.name, details.role, details.phone, details.email, details.website, details.address].filter(Boolean);
  pen.write(contact.headline, styles.display(30), { x: MARGIN, y: BASELINE.headline + 10, width: columns(6) });
  const intro = rows.length > 0 ? contact.intro : contact.introAlone(brand.name);
  let y = pen.writeLines(intro, styles.lead, { x: MARGIN, y: 164, width: columns(5) }) + 12;
  for (const [at, row] of rows.entries()) {
    pen.write(row, { ...styles.lead, font: at === 0 ? brand.textFaces.strong : brand.textFaces.regular }, { x: MARGIN, y, width: columns(6) });
    y += 20;
  }
  pen.write(brand.name, { ...styles.small, fill: bold.text }, { x: MARGIN, y: BASELINE.footer, width: columns(5) });
  pen.write(contact.madeWith, { ...styles.small, fill: bold.text }, { x: columnAt(12) - 14, y: BASELINE.footer, align: 'right' });
  return { title: contact.title, picture: { ...PAGE, ground: bold.color, areas: pen.areas }, words: pen.words };
};
