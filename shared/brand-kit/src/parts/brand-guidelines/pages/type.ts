import type { FontStyle } from '@fifteen/typography';
import { rectangle } from '../../../picture/shapes.ts';
import type { GuideCopy } from '../copy/guide-copy.ts';
import { isCarried } from '../fonts/font-files.ts';
import { framedSheet, writeFooter } from '../sheet/framed-sheet.ts';
import { columns, MARGIN, STAGE } from '../sheet/grid.ts';
import type { PageOf } from '../sheet/guide.ts';
import type { Pen, Style } from '../sheet/pen.ts';

const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const FIGURES = '0123456789 & ! ? @ % € £ $';
/** Letters of a script, for families that were chosen for it. */
const SAMPLES: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Arabic}/u, 'ا ب ت ج د ر س ص ط ع ف ق ك ل م ن ه و ي'],
  [/\p{Script=Hebrew}/u, 'אבגדהוזחטיכלמנסעפצקרשת'],
  [/\p{Script=Greek}/u, 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ'],
  [/\p{Script=Cyrillic}/u, 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭЮЯ'],
];

/** What the name is written in: its letters, or its own where the script has too many. */
export const scriptSampleOf = (name: string): string | undefined => {
  const known = SAMPLES.find(([script]) => script.test(name));
  if (known) return known[1];
  return /[A-Za-z]/.test(name) || !/\p{L}/u.test(name) ? undefined : name;
};

const licenseOf = ({ license: { terms, included, notIncluded } }: GuideCopy, style: FontStyle): string => `${terms} ${isCarried(style) ? included : notIncluded}`;

const writeSample = (pen: Pen, style: Style, lines: readonly string[], from: number): number => {
  let y = from;
  for (const line of lines) {
    pen.write(line, style, { x: STAGE.x, y, width: STAGE.width });
    y += style.leading;
  }
  return y;
};

/** The lettering of the logo, large. */
export const headlineType: PageOf = (guide, number) => {
  const { brand, copy } = guide;
  const family = brand.text.style(brand.displayFont);
  return framedSheet(guide, { title: copy.headlines.title, number, lead: copy.headlines.lead(family.name, family.weight) }, (pen, styles, y) => {
    pen.writeLines(licenseOf(copy, family), styles.small, { x: MARGIN, y: y + 12, width: columns(3) + 12 });
    const caps = family.case === 'upper';
    const own = scriptSampleOf(brand.name);
    const latin = [UPPER, ...(caps ? [] : [LOWER])];
    pen.write(own ? ([...brand.name].find((char) => /\p{L}/u.test(char)) ?? 'A') : caps ? 'AB' : 'Aa', styles.display(175, guide.grounds.light.accent), { x: STAGE.x - 4, y: STAGE.y + 200, width: STAGE.width });
    pen.write(family.name, styles.display(20), { x: STAGE.x, y: STAGE.y + 270, width: STAGE.width });
    pen.put({ d: rectangle({ x: STAGE.x, y: STAGE.y + 294, width: STAGE.width, height: 0.6 }), fill: guide.grounds.light.quiet });
    writeSample(pen, { ...styles.display(21), leading: 44 }, [...(own ? [own, UPPER] : latin), FIGURES], STAGE.y + 342);
    writeFooter(guide, pen, styles, number);
  });
};

/** The face for everything that is read, and how sizes follow each other. */
export const textType: PageOf = (guide, number) => {
  const { brand, copy } = guide;
  const { regular, strong } = brand.textFaces;
  const family = brand.text.style(regular);
  const { name } = family;
  const { title, lead, labels, samples: [introduction, running, label] } = copy.text;
  return framedSheet(guide, { title, number, lead: lead(name) }, (pen, styles, y) => {
    pen.writeLines(licenseOf(copy, family), styles.small, { x: MARGIN, y: y + 12, width: columns(3) + 12 });
    const { quiet } = guide.grounds.light;
    const rows = [
      { label: labels[0], style: { ...styles.display(23), leading: 36 }, text: brand.name },
      { label: labels[1], style: { ...styles.body, font: regular, size: 18, leading: 26 }, text: introduction },
      { label: labels[2], style: { ...styles.body, size: 11, leading: 17 }, text: running },
      { label: labels[3], style: { ...styles.body, font: strong, size: 9, leading: 14 }, text: label },
    ];
    let line: number = STAGE.y;
    for (const [at, { label, style, text }] of rows.entries()) {
      pen.put({ d: rectangle({ x: STAGE.x, y: line, width: STAGE.width, height: 0.6 }), fill: quiet });
      pen.write(label, styles.small, { x: STAGE.x, y: line + 14 });
      const place = { x: STAGE.x, y: line + 22 + style.size, width: columns(7) };
      // A name is one line, however long it is.
      if (at === 0) pen.write(text, style, place);
      line = (at === 0 ? place.y + style.leading : pen.writeLines(text, style, place)) + 4;
    }
    pen.write(`${name} ${UPPER} ${LOWER}`, { ...styles.small, fill: styles.body.fill, size: 14 }, { x: STAGE.x, y: STAGE.y + STAGE.height - 30, width: STAGE.width });
    pen.write(`${FIGURES}  ÄÇÉÎÑØŠŽß`, { ...styles.small, font: strong, fill: styles.body.fill, size: 14 }, { x: STAGE.x, y: STAGE.y + STAGE.height - 6, width: STAGE.width });
    writeFooter(guide, pen, styles, number);
  });
};
