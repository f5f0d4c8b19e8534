import { placed } from '../../../picture/place.ts';
import { inkOf } from '../measures/ink.ts';
import { columns, MARGIN, PAGE } from '../sheet/grid.ts';
import type { PageOf } from '../sheet/guide.ts';
import { penOf } from '../sheet/pen.ts';
import { stylesOf } from '../sheet/styles.ts';

/** The large symbol against the page's height: its right and lower parts are cut. */
const SYMBOL_SIDE = 1.35;

/** The logo on the leading color; the symbol, larger than the page, a shade off it. */
export const cover: PageOf = ({ brand, copy, grounds: { bold }, order: { details } }) => {
  const pen = penOf(brand.text);
  const styles = stylesOf(brand, bold);
  const side = PAGE.height * SYMBOL_SIDE;
  const symbol = placed(bold.logo('symbol'), { x: PAGE.width - side * 0.74, y: PAGE.height * 0.08, width: side, height: side });
  pen.put(...symbol.map((area) => ({ ...area, fill: bold.shade })));
  const artwork = bold.logo('primary');
  const width = artwork.width > artwork.height * 1.4 ? columns(6) : columns(4);
  const box = { x: MARGIN, y: MARGIN, width, height: 250 };
  const clear = inkOf(artwork).x * Math.min(box.width / artwork.width, box.height / artwork.height);
  pen.put(...placed(artwork, { ...box, x: box.x - clear, y: box.y - clear + 8 }, { x: 0, y: 0 }));
  pen.write(copy.guidelines, { ...styles.lead, size: 22 }, { x: MARGIN, y: PAGE.height - 62 });
  pen.write(details.website || brand.industry, styles.lead, { x: MARGIN, y: PAGE.height - MARGIN + 4, width: columns(7) });
  return { title: copy.cover, picture: { ...PAGE, ground: bold.color, areas: pen.areas }, words: pen.words };
};
