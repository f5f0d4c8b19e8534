import { hashOf } from '../chance/hash.ts';
import { type Artwork, type Gradient, gradientOf } from './artwork.ts';
import { compactPath } from './compact-path.ts';

/** An artwork as SVG: paths only, no text, image, filter or outside reference. */
export function svgOf(artwork: Artwork): string {
  const { width, height, ground, shapes } = artwork;
  const gradient = gradientOf(artwork);
  const id = gradient ? `g${hashOf(shapes.map(({ d }) => d).join()).toString(36)}` : '';
  const body = shapes.map(({ d, fill }) => `<path fill="${typeof fill === 'string' ? fill : `url(#${id})`}" fill-rule="evenodd" d="${compactPath(d)}"/>`);
  const plane = ground ? `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>` : '';
  const definitions = gradient ? `<defs>${gradientElement(id, gradient)}</defs>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${definitions}${plane}${body.join('')}</svg>`;
}

function gradientElement(id: string, { stops, from, to }: Gradient): string {
  const elements = stops.map(({ offset, colour }) => `<stop offset="${offset}" stop-color="${colour}"/>`);
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${elements.join('')}</linearGradient>`;
}
