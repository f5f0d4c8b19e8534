import type { Brand } from '../../../brand.ts';
import { contrastOf, mixed } from '../../../color/color.ts';
import { type Ground, type Grounds, groundsOf } from '../../../grounds.ts';
import type { MosaicKit } from '../../../imagery/mosaic.ts';
import { mosaicKitOf } from '../../../imagery/mosaic-kit.ts';
import { motifsOf } from '../../../imagery/motifs.ts';
import { emblemOf, type Emblem, plainEmblem } from '../../../imagery/emblem.ts';
import { type Look, lookOf } from '../../../look.ts';
import type { Part } from '../../../picture/scene.ts';
import { scriptFromRight } from '../../../text/reading.ts';
import { copyFor, wordsOf } from '../copy/copy-for.ts';
import type { TradeCopy } from '../copy/trade-copy.ts';
import type { Device } from './device.ts';
import { headlineFontOf } from './headline-font.ts';

/** Everything that a section is drawn from. */
export interface Page {
  readonly brand: Brand;
  readonly look: Look;
  readonly device: Device;
  readonly copy: TradeCopy;
  /** Everything stands the other way round: the name is of a script that is read from the right. */
  readonly fromRight: boolean;
  readonly grounds: Grounds;
  readonly headlineFont: string;
  readonly emblem: Emblem;
  /** The symbol in its colors on the dark ground. */
  readonly colorEmblem: (ground: Ground) => Emblem;
  readonly motifs: readonly Emblem[];
  readonly mosaic: MosaicKit;
}

/** A part of a page: drawn from its own upper edge, as high as it says. */
export interface Section {
  readonly height: number;
  readonly parts: readonly Part[];
}

const MOTIFS_SHOWN = 3;

/** The leading color as a ground for reading: words have the logo's color, and the field is as dark as white words ask. */
const readable = ({ bold }: Grounds, { brief: { palette } }: Brand): Ground => {
  const isLight = contrastOf(palette.white, bold.color) >= contrastOf(palette.ink, bold.color);
  if (!isLight) return { ...bold, text: palette.ink, quiet: palette.ink };
  const shares = [0, 0.08, 0.16, 0.24, 0.32, 0.4];
  const color = shares.map((share) => mixed(bold.color, palette.ink, share)).find((shade) => contrastOf(shade, palette.white) >= 4.5) ?? palette.ink;
  return { ...bold, color, text: palette.white, quiet: palette.white };
};

/** What desktop and phone share; the fonts of every word are opened. */
export const pageFor = async (brand: Brand): Promise<(device: Device) => Page> => {
  const copy = copyFor(brand);
  const headlineFont = headlineFontOf(brand, copy);
  const { regular, strong } = brand.textFaces;
  await brand.text.ready([headlineFont, regular, strong], `${wordsOf(copy)} ${brand.name} ${brand.industry} ©→`);
  const grounds = groundsOf(brand);
  const shared = {
    brand,
    copy,
    fromRight: scriptFromRight(brand.name) !== undefined,
    headlineFont,
    look: lookOf(brand),
    grounds: { ...grounds, bold: readable(grounds, brand) },
    emblem: plainEmblem(brand),
    colorEmblem: (ground: Ground) => emblemOf(ground.logo('symbol')),
    motifs: motifsOf(brand, MOTIFS_SHOWN),
    mosaic: mosaicKitOf(brand, 'page'),
  };
  return (device) => ({ ...shared, device });
};
