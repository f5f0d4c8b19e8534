import type { ColorRole, Paint } from '@fifteen/drawing';

export type Colors = Readonly<Record<ColorRole, string>>;

/** Palettes to look at ideas in: a lively one, one in two colors, a dark ground. */
export const PALETTES: Readonly<Record<string, Colors>> = {
  lively: { main: '#0b5d6e', second: '#ff7a45', third: '#f4c542', fourth: '#7fb7a3', ink: '#16242b', ground: '#ffffff' },
  warm: { main: '#c8372d', second: '#f3a712', third: '#29524a', fourth: '#e8c7a9', ink: '#2a1a16', ground: '#ffffff' },
  dark: { main: '#5ce1c2', second: '#ffb86b', third: '#f0f3bd', fourth: '#8fa8ff', ink: '#f5f2ea', ground: '#12202b' },
};

const channels = (hex: string): number[] => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
const hex = (values: readonly number[]): string => `#${values.map((value) => Math.round(Math.max(0, Math.min(255, value))).toString(16).padStart(2, '0')).join('')}`;

const multiplied = (one: string, other: string): string => hex(channels(one).map((value, i) => (value * channels(other)[i]!) / 255));
const blended = (one: string, other: string, share: number): string => hex(channels(one).map((value, i) => value + (channels(other)[i]! - value) * share));

/** The color of a paint; the middle one of a gradient. */
export function plainFillOf(paint: Paint, colors: Colors): string {
  if (typeof paint === 'string') return colors[paint];
  if ('mix' in paint) return multiplied(colors[paint.mix[0]], colors[paint.mix[1]]);
  if ('tint' in paint) return paint.by >= 0 ? blended(colors[paint.tint], colors.ground, paint.by) : blended(colors[paint.tint], colors.ink, -paint.by);
  return blended(colors[paint.gradient[0]], colors[paint.gradient[1]], 0.5);
}

/** A plain color, or the id of a gradient and its SVG definition. */
export function fillOf(paint: Paint, colors: Colors, id: string): { fill: string; definition: string } {
  if (typeof paint === 'string' || !('gradient' in paint)) return { fill: plainFillOf(paint, colors), definition: '' };
  const [x1, y1] = paint.from;
  const [x2, y2] = paint.to;
  const stops = paint.gradient.map((role, i) => `<stop offset="${i}" stop-color="${colors[role]}"/>`).join('');
  return { fill: `url(#${id})`, definition: `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops}</linearGradient>` };
}
