import type { GradientPaint, Paint, Point } from '@fifteen/drawing';
import { blend, converter, formatHex } from 'culori';
import { contrastOf, hexOf, hueDistance, oklchOf } from './oklch.ts';
import type { LogoColors } from './resolve.ts';

/** A straight gradient between two points, in units of the drawing. */
export interface Gradient {
  readonly stops: readonly { readonly offset: number; readonly color: string }[];
  readonly from: Point;
  readonly to: Point;
}

/** What an area is filled with: #rrggbb or a gradient. */
export type Fill = string | Gradient;

/** Widest turn of hue within a gradient, in degrees: beyond it the middle is a color that belongs to neither end. */
export const MOST_HUE = 110;
const STOPS = [0, 0.25, 0.5, 0.75, 1];
/** Two inks whose mix is not darker (on light) than this cannot be distinguished from it. */
const LEAST_MIX = 1.25;

/** A paint in the colors of a logo. */
export function fillOf(paint: Paint, colors: LogoColors): Fill {
  if (typeof paint === 'string') return colors[paint];
  if ('mix' in paint) return mixOf(colors[paint.mix[0]], colors[paint.mix[1]], colors.ground);
  if ('tint' in paint) return tintOf(colors[paint.tint], paint.by, colors);
  return gradientOf(paint, colors);
}

/** Inks multiply on a light background and add up on a dark one; a mix that is lost against one of them is deepened. */
function mixOf(one: string, other: string, ground: string): string {
  const isDark = oklchOf(ground).l < 0.5;
  const mixed = formatHex(blend([one, other], isDark ? 'screen' : 'multiply', 'rgb')) ?? one;
  const nearest = Math.min(contrastOf(mixed, one), contrastOf(mixed, other));
  if (nearest >= LEAST_MIX) return mixed;
  const { l, c, h } = oklchOf(mixed);
  return hexOf({ l: isDark ? Math.min(0.97, l + 0.12) : Math.max(0.12, l - 0.12), c, h });
}

const toOklch = converter('oklch');

/** Towards the background for positive shares, towards the ink for negative ones. */
function tintOf(color: string, by: number, { ground, ink }: LogoColors): string {
  const [from, to] = [oklchOf(color), oklchOf(by >= 0 ? ground : ink)];
  const share = Math.min(1, Math.abs(by));
  const hue = from.c < 0.02 ? to.h : from.h;
  return hexOf({ l: from.l + (to.l - from.l) * share, c: from.c + (to.c - from.c) * share, h: hue });
}

function gradientOf({ gradient: [first, last], from, to }: GradientPaint, colors: LogoColors): Gradient {
  const [start, end] = [toOklch(colors[first])!, toOklch(secondStop(colors[first], colors[last]))!];
  const [startHue, endHue] = [start.h ?? end.h ?? 0, end.h ?? start.h ?? 0];
  const turn = ((endHue - startHue + 540) % 360) - 180;
  return {
    from,
    to,
    stops: STOPS.map((offset) => ({
      offset,
      color: hexOf({ l: start.l + (end.l - start.l) * offset, c: start.c + (end.c - start.c) * offset, h: (startHue + turn * offset + 360) % 360 }),
    })),
  };
}

/** Between hues too far apart, and towards a gray, a shade of the first color takes the place of the second. */
function secondStop(one: string, other: string): string {
  const { l, c, h } = oklchOf(one);
  const end = oklchOf(other);
  if (end.c > 0.05 && hueDistance(end.h, h) <= MOST_HUE) return other;
  return hexOf({ l: l > 0.6 ? l - 0.18 : l + 0.18, c, h: h + 24 });
}
