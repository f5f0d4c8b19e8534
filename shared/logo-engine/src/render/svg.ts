import type { Gradient } from '../color/paint.ts';
import { hashOf } from '../rng/hash.ts';
import { type Artwork, gradientsOf } from './artwork.ts';
import { compactPath } from './compact-path.ts';

/** An artwork as SVG: paths and gradients only; no text, image, filter or outside reference. */
export function svgOf(artwork: Artwork): string {
  const { width, height, ground, shapes } = artwork;
  const gradients = gradientsOf(artwork);
  // Several logos may be inlined into one page: ids depend on what is drawn.
  const prefix = gradients.length > 0 ? `g${hashOf(shapes.map(({ d }) => d).join()).toString(36)}` : '';
  const ids = new Map(gradients.map((gradient, i) => [JSON.stringify(gradient), `${prefix}-${i}`]));
  const body = shapes.map(({ d, fill }) => `<path fill="${typeof fill === 'string' ? fill : `url(#${ids.get(JSON.stringify(fill))})`}" fill-rule="evenodd" d="${compactPath(d)}"/>`);
  const plane = ground ? `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>` : '';
  const definitions = gradients.length > 0 ? `<defs>${gradients.map((gradient, i) => gradientElement(`${prefix}-${i}`, gradient)).join('')}</defs>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${definitions}${plane}${body.join('')}</svg>`;
}

const hundredths = (value: number): number => Math.round(value * 100) / 100 || 0;

function gradientElement(id: string, { stops, from, to }: Gradient): string {
  const elements = stops.map(({ offset, color }) => `<stop offset="${offset}" stop-color="${color}"/>`);
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${hundredths(from[0])}" y1="${hundredths(from[1])}" x2="${hundredths(to[0])}" y2="${hundredths(to[1])}">${elements.join('')}</linearGradient>`;
}
