import type { Artwork, Coloring, VariantArrangement } from '@fifteen/logo-engine';
import { bar, CANVAS, place, sheet, slab } from './place.ts';
import type { Subject } from './subject.ts';

/** The view is 320 pixels wide, so that 16 of them are 16 pixels. */
const PIXEL = CANVAS / 320;
const LIGHT = { ground: '#f4f2ee', panel: '#ffffff', line: '#d9d4cb', coloring: 'color' } as const;
const DARK = { ground: '#1d1b19', panel: '#2c2926', line: '#4a4540', coloring: 'reversed' } as const;

type Side = typeof LIGHT | typeof DARK;

const at = (pixels: number): number => pixels * PIXEL;

let clips = 0;

const icon = (artwork: Artwork, x: number, y: number, size: number): string => {
  const box = { x: at(x), y: at(y), width: at(size), height: at(size) };
  const radius = at(size * 0.22);
  const clip = `small-${(clips += 1)}`;
  const corner = `<clipPath id="${clip}"><rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" rx="${radius}"/></clipPath>`;
  return `<defs>${corner}</defs><g clip-path="url(#${clip})">${slab(box, artwork.ground ?? '#ffffff')}${place(artwork, box)}</g>`;
};

const line = (x: number, y: number, width: number, { line: fill }: Side): string =>
  bar(at(x), at(y), at(width), fill, at(5));

/** A browser's tab, a row of a list and an app on a phone, in half the picture. */
const half = ({ logo }: Subject, left: number, side: Side): string => {
  const cut = (arrangement: VariantArrangement, coloring: Coloring = side.coloring): Artwork =>
    logo.artwork({ arrangement, coloring });
  const panel = (y: number, height: number): string =>
    slab({ x: at(left + 14), y: at(y), width: at(132), height: at(height) }, side.panel, at(9));
  return [
    slab({ x: at(left), y: 0, width: at(160), height: CANVAS }, side.ground),
    panel(26, 40),
    icon(cut('symbol16'), left + 26, 38, 16),
    line(left + 52, 43, 74, side),
    panel(86, 64),
    icon(cut('symbol32'), left + 26, 102, 32),
    line(left + 70, 108, 58, side),
    line(left + 70, 121, 38, side),
    icon(logo.artwork({ arrangement: 'symbol', coloring: side.coloring, fit: 'safe' }), left + 48, 184, 64),
    line(left + 60, 264, 40, side),
  ].join('');
};

/** At 16, 32 and 64 pixels, by light and by dark. */
export const small = (subject: Subject): string =>
  sheet(LIGHT.ground, half(subject, 0, LIGHT) + half(subject, 160, DARK));
