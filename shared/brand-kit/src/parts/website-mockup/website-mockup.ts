import type { Brand } from '../../brand.ts';
import { mixed } from '../../color/color.ts';
import type { KitFile } from '../../kit-file.ts';
import type { KitOrder, KitPart, Making } from '../../kit-part.ts';
import type { Box } from '../../picture/picture.ts';
import { pngOfScene } from '../../picture/png.ts';
import type { Part, Scene } from '../../picture/scene.ts';
import { lineArea } from '../../text/line.ts';
import { fittedLine } from '../../text/paragraph.ts';
import { browser, phone } from './frames/frames.ts';
import { DESKTOP, PHONE } from './page/device.ts';
import { homePage } from './page/home-page.ts';
import { pageFor, type Section } from './page/page.ts';

interface Shot {
  readonly file: string;
  readonly label: string;
  readonly scene: Scene;
  /** Pixels; a pixel a unit unless given. */
  readonly width?: number;
}

interface Pages {
  readonly desktop: Section;
  readonly phone: Section;
  readonly backdrop: string;
  /** Color of the page's upper edge. */
  readonly top: string;
  /** And of its lower one. */
  readonly foot: string;
  readonly address: (place: Box) => Part[];
}

const addressOf =
  ({ text, textFaces }: Brand, website: string) =>
  ({ x, y, width, height }: Box): Part[] => {
    const line = fittedLine(text, website, { font: textFaces.regular, size: height * 0.52 }, width * 0.9);
    return website === '' ? [] : [lineArea(line, { x: x + width / 2, y: y + height * 0.68, fill: '#55524d', align: 'centre' })];
  };

const together = ({ desktop, phone: small, backdrop, top, address }: Pages): Scene => ({
  width: 2400,
  height: 1600,
  ground: backdrop,
  parts: [...browser(desktop, DESKTOP.width, { x: 100, y: 130, width: 2000, height: 1320 }, address), ...phone(small, PHONE.width, { x: 1856, y: 560, width: 440, height: 920 }, top)],
});

const shotsOf = (pages: Pages): Shot[] => {
  const { desktop, phone: small, backdrop, top, foot, address } = pages;
  return [
    { file: 'presentation', label: 'Desktop and phone', scene: together(pages) },
    { file: 'desktop', label: 'Desktop', scene: { width: 2400, height: 1600, ground: backdrop, parts: browser(desktop, DESKTOP.width, { x: 120, y: 110, width: 2160, height: 1380 }, address) } },
    { file: 'phone', label: 'Phone', scene: { width: 1600, height: 2400, ground: backdrop, parts: phone(small, PHONE.width, { x: 350, y: 260, width: 900, height: 1880 }, top) } },
    { file: 'desktop-page', label: 'Whole page, desktop', scene: { width: DESKTOP.width, height: Math.round(desktop.height), ground: foot, parts: desktop.parts } },
    { file: 'phone-page', label: 'Whole page, phone', scene: { width: PHONE.width, height: Math.round(small.height), ground: foot, parts: small.parts }, width: PHONE.width * 2 },
  ];
};

async function* make(brand: Brand, { details }: KitOrder, { onProgress, signal }: Making): AsyncIterable<KitFile> {
  await brand.text.ready([brand.textFaces.regular], `${details.phone}${details.email}${details.website}`);
  const page = await pageFor(brand);
  const { pale, main } = brand.brief.palette;
  const [wide, narrow] = [page(DESKTOP), page(PHONE)];
  const shots = shotsOf({
    desktop: homePage(wide, details),
    phone: homePage(narrow, details),
    backdrop: mixed(mixed(pale, main, 0.2), '#d9d6d1', 0.5),
    top: wide.look === 'poster' ? wide.grounds.bold.color : wide.grounds.light.color,
    foot: wide.grounds.bold.color,
    address: addressOf(brand, details.website),
  });
  for (const [done, { file, label, scene, width = scene.width }] of shots.entries()) {
    signal.throwIfAborted();
    const height = Math.round((scene.height * width) / scene.width);
    yield { name: `website-mockup/${file}.png`, preview: label, mediaType: 'image/png', bytes: await pngOfScene(scene, width), width, height };
    onProgress((done + 1) / shots.length);
  }
}

/** The home page that the business might have, on a desk and in a hand. */
export const websiteMockup: KitPart = { id: 'website_mockup', make };
