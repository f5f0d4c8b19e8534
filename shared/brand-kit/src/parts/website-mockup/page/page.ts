import type { Brand } from '../../../brand.ts';
import { type Ground, type Grounds, groundsOf } from '../../../grounds.ts';
import type { MosaicKit } from '../../../imagery/mosaic.ts';
import { mosaicKitOf } from '../../../imagery/mosaic-kit.ts';
import { motifsOf } from '../../../imagery/motifs.ts';
import { emblemOf, type Emblem, plainEmblem } from '../../../imagery/emblem.ts';
import { type Look, lookOf } from '../../../look.ts';
import type { Part } from '../../../picture/scene.ts';
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
  readonly grounds: Grounds;
  readonly headlineFont: string;
  readonly emblem: Emblem;
  /** The symbol in its colours on the dark ground. */
  readonly colourEmblem: (ground: Ground) => Emblem;
  readonly motifs: readonly Emblem[];
  readonly mosaic: MosaicKit;
}

/** A part of a page: drawn from its own upper edge, as high as it says. */
export interface Section {
  readonly height: number;
  readonly parts: readonly Part[];
}

const MOTIFS_SHOWN = 3;

/** What desktop and phone share; the fonts of every word are opened. */
export const pageFor = async (brand: Brand): Promise<(device: Device) => Page> => {
  const copy = copyFor(brand);
  const headlineFont = headlineFontOf(brand, copy);
  const { regular, strong } = brand.textFaces;
  await brand.text.ready([headlineFont, regular, strong], `${wordsOf(copy)} ${brand.name} ${brand.industry} ©→`);
  const shared = {
    brand,
    copy,
    headlineFont,
    look: lookOf(brand),
    grounds: groundsOf(brand),
    emblem: plainEmblem(brand),
    colourEmblem: (ground: Ground) => emblemOf(ground.logo('symbol')),
    motifs: motifsOf(brand, MOTIFS_SHOWN),
    mosaic: mosaicKitOf(brand, 'page'),
  };
  return (device) => ({ ...shared, device });
};
