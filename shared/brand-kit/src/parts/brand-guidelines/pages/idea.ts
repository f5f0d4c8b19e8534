import { STUDIOS } from '@fifteen/contracts';
import { reasonsOf, titleOf } from '@fifteen/logo-engine';
import { placed } from '../../../picture/place.ts';
import { rectangle } from '../../../picture/shapes.ts';
import { BASELINE, WIDE_STAGE, columns, MARGIN, PAGE, within } from '../sheet/grid.ts';
import type { PageOf } from '../sheet/guide.ts';
import { penOf } from '../sheet/pen.ts';
import { stylesOf } from '../sheet/styles.ts';

/** What the concept is called and why it is as it is, in the sentences that it was shown with. */
export const idea: PageOf = ({ brand, grounds: { light, dark } }, number) => {
  const { genome, brief } = brand;
  const pen = penOf(brand.text);
  const styles = stylesOf(brand, light);
  const width = columns(4) - 24;
  pen.write(String(number).padStart(2, '0'), { ...styles.label, fill: light.accent }, { x: MARGIN, y: BASELINE.section });
  pen.write('The idea', styles.headline, { x: MARGIN, y: BASELINE.headline, width });
  let y = pen.writeLines(titleOf(genome), { ...styles.lead, font: brand.textFaces.strong }, { x: MARGIN, y: BASELINE.text, width }) + 4;
  for (const reason of reasonsOf(genome, brief)) y = pen.writeLines(reason, styles.body, { x: MARGIN, y, width }) + 7;
  const studio = STUDIOS[genome.studio];
  pen.write(`Drawn in the style of ${studio.name}`, { ...styles.strong, size: 8 }, { x: MARGIN, y: Math.max(y + 14, 452), width });
  pen.writeLines(studio.philosophy, styles.small, { x: MARGIN, y: Math.max(y + 28, 466), width });
  pen.write(brand.name, styles.small, { x: MARGIN, y: BASELINE.footer, width });
  pen.put({ d: rectangle(WIDE_STAGE), fill: dark.color }, ...placed(dark.logo('symbol'), within(WIDE_STAGE, 0.16)));
  pen.write(String(number), { ...styles.small, fill: dark.text }, { x: PAGE.width - MARGIN, y: BASELINE.footer, align: 'right' });
  return { title: 'The idea', picture: { ...PAGE, ground: light.color, areas: pen.areas }, words: pen.words };
};
