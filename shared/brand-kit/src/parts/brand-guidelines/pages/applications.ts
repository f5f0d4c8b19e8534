import { movedAreas } from '../../../picture/move.ts';
import type { Area, Box, Picture } from '../../../picture/picture.ts';
import { placed } from '../../../picture/place.ts';
import { rectangle, roundedRectangle } from '../../../picture/shapes.ts';
import { cardBack } from '../../business-cards/back.ts';
import { CARD_FORMATS } from '../../business-cards/formats.ts';
import { cardFront } from '../../business-cards/front.ts';
import { letterOf } from '../letterhead/letter.ts';
import { LETTER_FORMATS } from '../letterhead/letter-formats.ts';
import { framedSheet } from '../sheet/framed-sheet.ts';
import { clippedTo } from './clipped.ts';
import { WIDE_STAGE, within } from '../sheet/grid.ts';
import type { PageOf } from '../sheet/guide.ts';


/** A picture as a sheet of paper that is on the page. */
const laid = (picture: Picture, box: Box): Area[] => {
  const scale = box.width / picture.width;
  const paper = { ...box, height: picture.height * scale };
  const shadow = [6, 3, 1].map((by): Area => ({ d: rectangle({ x: paper.x - by * 0.4, y: paper.y + by * 0.6, width: paper.width + by * 0.8, height: paper.height + by * 0.6 }), fill: '#000000', opacity: 0.07 }));
  return [...shadow, { d: rectangle(paper), fill: picture.ground ?? '#ffffff' }, ...movedAreas(picture.areas, { x: paper.x, y: paper.y, scale })];
};

/** The logo at work: the kit's own cards and letterhead, and an app icon. */
export const applications: PageOf = (guide, number) =>
  framedSheet(guide, { ...guide.copy.inUse, number }, (pen) => {
    const { brand, order: { details }, grounds: { light, dark, bold } } = guide;
    const format = CARD_FORMATS[1]!;
    const page = { width: format.width, height: format.height };
    const trim: Box = { x: 0, y: 0, ...page };
    const stage = WIDE_STAGE;
    pen.put({ d: rectangle(stage), fill: light.shade });
    const letter = letterOf(brand, light, details, { ...LETTER_FORMATS[0]!, bleed: 0 });
    pen.put(...laid(letter, { x: stage.x + 48, y: 56, width: 228, height: 0 }));
    const cards = { x: stage.x + 304, width: 192 };
    pen.put(...laid(cutOut(cardFront(dark, page, trim), page), { ...cards, y: 56, height: 0 }));
    pen.put(...laid(cutOut(cardBack(brand, light, details, page, trim, format.safe), page), { ...cards, y: 192, height: 0 }));
    const icon = { x: cards.x, y: 344, width: 86, height: 86 };
    pen.put({ d: roundedRectangle(icon, 20), fill: bold.color }, ...placed(bold.logo('symbol'), within(icon, 0.1)));
    const avatar = { ...icon, x: cards.x + 102 };
    pen.put({ d: roundedRectangle(avatar, 43), fill: dark.color }, ...placed(dark.logo('symbol'), within(avatar, 0.16)));
    const tab = { x: stage.x + 48, y: 462, width: cards.x + cards.width - stage.x - 48, height: 70 };
    pen.put({ d: rectangle(tab), fill: bold.color }, ...placed(bold.logo('horizontal'), within({ ...tab, x: tab.x + 6 }, 0.12), { x: 0, y: 0.5 }));
  });

/** What of a picture is on its page: large symbols run over the edge, and only a print shop cuts them. */
const cutOut = (picture: Picture, page: { width: number; height: number }): Picture => ({ ...picture, areas: picture.areas.map((area) => ({ ...area, d: clippedTo(area.d, page) })) });
