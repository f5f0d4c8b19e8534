import { STUDIOS } from '@fifteen/contracts';
import { placed } from '../../../picture/place.ts';
import { rectangle } from '../../../picture/shapes.ts';
import { ideaSentences } from '../copy/idea-sentences.ts';
import { BASELINE, WIDE_STAGE, columns, MARGIN, PAGE, within } from '../sheet/grid.ts';
import type { PageOf } from '../sheet/guide.ts';
import { penOf } from '../sheet/pen.ts';
import { stylesOf } from '../sheet/styles.ts';

/** What the concept is called and why it is as it is: in English, in the sentences that it was shown with. */
export const idea: PageOf = (guide, number) => {
  const { brand, copy: { idea: words }, grounds: { light, dark } } = guide;
  const { genome } = brand;
  const pen = penOf(brand.text);
  const styles = stylesOf(brand, light);
  const width = columns(4) - 24;
  pen.write(String(number).padStart(2, '0'), { ...styles.label, fill: light.accent }, { x: MARGIN, y: BASELINE.section });
  pen.write(words.title, styles.headline, { x: MARGIN, y: BASELINE.headline, width });
  let y: number = BASELINE.text;
  const [title, ...sentences] = ideaSentences(guide);
  if (title) y = pen.writeLines(title, { ...styles.lead, font: brand.textFaces.strong }, { x: MARGIN, y, width }) + 4;
  for (const sentence of sentences) y = pen.writeLines(sentence, styles.body, { x: MARGIN, y, width }) + 7;
  pen.write(words.studio(STUDIOS[genome.studio].name), { ...styles.strong, size: 8 }, { x: MARGIN, y: Math.max(y + 14, 452), width });
  pen.writeLines(words.philosophies[genome.studio], styles.small, { x: MARGIN, y: Math.max(y + 28, 466), width });
  pen.write(brand.name, styles.small, { x: MARGIN, y: BASELINE.footer, width });
  pen.put({ d: rectangle(WIDE_STAGE), fill: dark.color }, ...placed(dark.logo('symbol'), within(WIDE_STAGE, 0.16)));
  pen.write(String(number), { ...styles.small, fill: dark.text }, { x: PAGE.width - MARGIN, y: BASELINE.footer, align: 'right' });
  return { title: words.title, picture: { ...PAGE, ground: light.color, areas: pen.areas }, words: pen.words };
};
