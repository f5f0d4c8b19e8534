import type { GradientStop } from '../colour/gradient-stops.ts';
import type { LogoColours } from '../colour/colour-spec.ts';
import { hashOf } from '../chance/hash.ts';
import type { ColourRole } from '../layers.ts';
import { compactPath } from './compact-path.ts';
import type { DrawnLayer } from './paths.ts';

/** A gradient along the rising diagonal of a box, for the layers of these roles. */
export interface GradientPaint {
  roles: readonly ColourRole[];
  stops: readonly GradientStop[];
  box: { x: number; y: number; width: number; height: number };
}

export interface SvgOptions {
  fillOf(role: ColourRole): string;
  background?: string | undefined;
  gradient?: GradientPaint | undefined;
}

/** An SVG of 1000 by 1000 units: paths only. */
export function svgOf(layers: readonly DrawnLayer[], { fillOf, background, gradient }: SvgOptions): string {
  const id = gradient ? `g${hashOf(layers.map(({ d }) => d).join()).toString(36)}` : '';
  const isGraded = (role: ColourRole) => gradient?.roles.includes(role) ?? false;
  const body = layers.map(({ role, d }) => `<path fill="${isGraded(role) ? `url(#${id})` : fillOf(role)}" fill-rule="evenodd" d="${compactPath(d)}"/>`);
  const ground = background ? `<path fill="${background}" d="M0 0h1000v1000H0z"/>` : '';
  const definitions = gradient ? `<defs>${gradientElement(id, gradient)}</defs>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">${definitions}${ground}${body.join('')}</svg>`;
}

function gradientElement(id: string, { stops, box }: GradientPaint): string {
  const [left, top] = [Math.round(box.x), Math.round(box.y)];
  const [right, bottom] = [Math.round(box.x + box.width), Math.round(box.y + box.height)];
  const elements = stops.map(({ offset, colour }) => `<stop offset="${offset}" stop-color="${colour}"/>`);
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${left}" y1="${bottom}" x2="${right}" y2="${top}">${elements.join('')}</linearGradient>`;
}

/** Every role in its colour; the ground's own role shows the ground. */
export const coloursByRole =
  (colours: LogoColours) =>
  (role: ColourRole): string =>
    colours[role];
