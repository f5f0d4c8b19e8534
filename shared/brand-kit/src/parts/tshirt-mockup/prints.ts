import type { Artwork } from '@fifteen/logo-engine';
import { type Brand, hasSign } from '../../brand.ts';
import type { Ground } from '../../grounds.ts';
import { type Emblem, emblemOf } from '../../imagery/emblem.ts';
import { type Look, lookOf } from '../../look.ts';
import { movedAreas } from '../../picture/move.ts';
import type { Area, Picture } from '../../picture/picture.ts';
import { boxWithin } from '../../picture/place.ts';

/** Full front, 12 by 16 in, and left chest, 4 by 4 in, at 300 dots an inch. */
export const FRONT_PRINT = { width: 3600, height: 4800 } as const;
export const CHEST_PRINT = { width: 1200, height: 1200 } as const;

/** How wide the symbol is of the print, and the lettering below it. */
const FRONTS: Readonly<Record<Look, { readonly symbol: number; readonly lettering: number }>> = {
  poster: { symbol: 0.94, lettering: 0.94 },
  grid: { symbol: 0.76, lettering: 0.84 },
  serene: { symbol: 0.6, lettering: 0.84 },
};
/** Highest a symbol may be, and the gap below it. */
const SYMBOL_HIGH = 2900;
const GAP = 340;

/** On the middle line: what stands to one side looks misprinted on a chest. */
const within = (emblem: Emblem, width: number, height: number, top: number): { areas: Area[]; bottom: number } => {
  const box = boxWithin({ x: 0, y: top, width: FRONT_PRINT.width, height }, emblem, { x: 0.5, y: 0 });
  const scale = Math.min(width / emblem.width, box.width / emblem.width);
  const x = (FRONT_PRINT.width - emblem.width * scale) / 2;
  return { areas: movedAreas(emblem.areas, { x, y: top, scale }), bottom: top + emblem.height * scale };
};

const ink = (artwork: Artwork): Emblem => emblemOf(artwork);

/** The symbol large, the name below; logos of lettering alone as they were designed. From the print's upper edge. */
export const frontPrint = (brand: Brand, ground: Ground): Picture => {
  const { symbol, lettering } = FRONTS[lookOf(brand)];
  if (!hasSign(brand)) return { ...FRONT_PRINT, areas: within(ink(ground.logo('primary')), FRONT_PRINT.width, 3600, 0).areas };
  const mark = within(ink(ground.logo('symbol')), FRONT_PRINT.width * symbol, SYMBOL_HIGH, 0);
  const name = within(ink(ground.logo('wordmark')), FRONT_PRINT.width * lettering, 1300, mark.bottom + GAP);
  return { ...FRONT_PRINT, areas: [...mark.areas, ...name.areas] };
};

/** The symbol as large as the print; where the logo is lettering alone, the whole logo and no part of it. */
export const chestPrint = (brand: Brand, ground: Ground): Picture => {
  const emblem = ink(ground.logo(hasSign(brand) ? 'symbol' : 'primary'));
  const { x, y, width } = boxWithin({ x: 0, y: 0, ...CHEST_PRINT }, emblem);
  return { ...CHEST_PRINT, areas: movedAreas(emblem.areas, { x, y, scale: width / emblem.width }) };
};
