import { contrastOf, mixOf } from './colours.ts';
import { bar, type Box, place, sheet, slab } from './place.ts';
import { isLight, onGround, type Subject } from './subject.ts';

const WHITE = '#ffffff';
const TABLE = '#e8e3da';
const PENCIL = '#cfc8bc';
const SHADE = '#17130f';

/** The colour that stands for the brand: its logo's ground where that is a colour, else the first of its palette. */
const brandOf = ({ logo, palette }: Subject): string =>
  contrastOf(logo.colors.ground, WHITE) > 1.6 ? logo.colors.ground : palette.main;

const shadow = ({ x, y, width, height }: Box, radius: number): string =>
  [34, 22, 12]
    .map((drop) => `<rect x="${x + 6}" y="${y + drop}" width="${width - 12}" height="${height}" rx="${radius}" fill="${SHADE}" fill-opacity="0.05"/>`)
    .join('');

const turned = (angle: number, content: string): string => `<g transform="rotate(${angle} 500 500)">${content}</g>`;

/** 85 by 55 mm, the standard card. */
const CARD = { width: 620, height: 401 };

const back = (subject: Subject): string => {
  const box = { x: 262, y: 92, ...CARD };
  const ground = brandOf(subject);
  const inner = { x: box.x + 130, y: box.y + 72, width: box.width - 260, height: box.height - 160 };
  return shadow(box, 14) + slab(box, ground, 14) + place(onGround(subject, ground, 'stacked'), inner);
};

const front = (subject: Subject): string => {
  const box = { x: 118, y: 496, ...CARD };
  const [left, foot] = [box.x + 52, box.y + box.height - 52];
  const lines = [
    bar(left, foot - 88, 190, '#55504a', 14),
    bar(left, foot - 56, 132, PENCIL, 11),
    bar(box.x + box.width - 52 - 178, foot - 56, 178, PENCIL, 11),
    bar(box.x + box.width - 52 - 142, foot - 30, 142, PENCIL, 11),
    bar(left, foot - 30, 160, PENCIL, 11),
  ];
  const logo = place(onGround(subject, WHITE, 'horizontal'), { x: left, y: box.y + 46, width: 330, height: 130 }, 'left');
  return shadow(box, 14) + slab(box, WHITE, 14) + logo + lines.join('');
};

/** Two business cards on a table: the brand's side and the side with the details. */
export const card = (subject: Subject): string => sheet(TABLE, turned(-8, back(subject) + front(subject)));

const chrome = (page: Box): string =>
  [
    slab({ ...page, height: 70 }, '#ded8cd', 22),
    slab({ ...page, y: page.y + 40, height: 30 }, '#ded8cd'),
    ...[0, 1, 2].map((dot) => `<circle cx="${page.x + 36 + dot * 26}" cy="${page.y + 35}" r="8" fill="#bdb5a8"/>`),
    slab({ x: page.x + 250, y: page.y + 18, width: 360, height: 34 }, '#f1ede6', 17),
  ].join('');

const hero = (subject: Subject, box: Box): string => {
  const brand = brandOf(subject);
  const quiet = isLight(brand) ? mixOf(brand, SHADE, 0.28) : mixOf(brand, WHITE, 0.38);
  const loud = isLight(brand) ? SHADE : WHITE;
  return [
    slab(box, brand),
    bar(box.x + 48, box.y + 84, 330, loud, 34),
    bar(box.x + 48, box.y + 136, 250, loud, 34),
    bar(box.x + 48, box.y + 206, 290, quiet),
    bar(box.x + 48, box.y + 232, 230, quiet),
    slab({ x: box.x + 48, y: box.y + 280, width: 160, height: 52 }, loud, 26),
    bar(box.x + 88, box.y + 300, 80, brand),
    place(onGround(subject, brand, 'symbol'), { x: box.x + 470, y: box.y + 66, width: 280, height: 280 }),
  ].join('');
};

const tiles = (subject: Subject, page: Box): string =>
  [0, 1, 2]
    .map((tile) => {
      const x = page.x + 40 + tile * 250;
      const picture = slab({ x, y: page.y + 610, width: 220, height: 110 }, mixOf(subject.palette.pale, WHITE, tile * 0.25), 12);
      return picture + bar(x, page.y + 738, 150, '#55504a', 12) + bar(x, page.y + 762, 110, PENCIL, 10);
    })
    .join('');

/** A website's first screen: the logo in its bar and the brand's colour under the headline. */
export const site = (subject: Subject): string => {
  const page = { x: 100, y: 90, width: 800, height: 820 };
  const top = page.y + 70;
  const links = [0, 1, 2].map((link) => bar(page.x + 450 + link * 84, top + 44, 56, PENCIL));
  const logo = place(onGround(subject, WHITE, 'horizontal'), { x: page.x + 40, y: top + 14, width: 320, height: 72 }, 'left');
  return sheet(
    TABLE,
    [
      shadow(page, 22),
      slab(page, WHITE, 22),
      chrome(page),
      logo,
      ...links,
      slab({ x: page.x + 704, y: top + 32, width: 60, height: 36 }, brandOf(subject), 18),
      hero(subject, { x: page.x, y: top + 100, width: page.width, height: 400 }),
      tiles(subject, page),
    ].join(''),
  );
};

/** One half of a shirt laid flat, from the collar round to the hem; the other half is its reflection. */
const SHIRT =
  'M500 196C446 196 414 178 398 148C344 164 290 180 246 208C196 242 150 330 112 420L236 480C252 452 268 432 284 420C292 560 286 720 272 872C420 892 580 892 728 872C714 720 708 560 716 420C732 432 748 452 764 480L888 420C850 330 804 242 754 208C710 180 656 164 602 148C586 178 554 196 500 196Z';
const COLLAR = 'M398 148C414 178 446 196 500 196C554 196 586 178 602 148L618 154C600 196 560 220 500 220C440 220 400 196 382 154Z';
const FOLDS = 'M284 420C300 400 306 376 308 350M716 420C700 400 694 376 692 350M330 860C340 800 338 740 330 690M672 860C662 800 664 740 672 690';

/** A t-shirt in the colour that the logo was drawn on. */
export const shirt = (subject: Subject): string => {
  const cloth = subject.logo.colors.ground;
  const crease = isLight(cloth) ? mixOf(cloth, SHADE, 0.14) : mixOf(cloth, WHITE, 0.14);
  const print = place(onGround(subject, cloth, 'stacked'), { x: 340, y: 292, width: 320, height: 270 });
  const table = contrastOf(cloth, TABLE) < 1.25 ? mixOf(TABLE, SHADE, 0.12) : TABLE;
  return sheet(
    table,
    [
      `<path d="${SHIRT}" transform="translate(8 22)" fill="${SHADE}" fill-opacity="0.1"/>`,
      `<path d="${SHIRT}" fill="${cloth}"/>`,
      `<path d="${FOLDS}" fill="none" stroke="${crease}" stroke-width="4" stroke-linecap="round"/>`,
      `<path d="${COLLAR}" fill="${crease}"/>`,
      print,
    ].join(''),
  );
};
