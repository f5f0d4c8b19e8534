import type { Artwork } from '@fifteen/logo-engine';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Gradient = Exclude<Artwork['shapes'][number]['fill'], string>;

let gradients = 0;

const gradientMarkup = (id: string, { stops, from, to }: Gradient): string => {
  const colours = stops.map(({ offset, color }) => `<stop offset="${offset}" stop-color="${color}"/>`).join('');
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${colours}</linearGradient>`;
};

/** An artwork's shapes as SVG, without its ground. A picture may hold several: ids are never shared. */
export const shapesOf = ({ shapes }: Artwork): string => {
  const known = new Map<Gradient, string>();
  const fillOf = (fill: string | Gradient): string => {
    if (typeof fill === 'string') return fill;
    if (!known.has(fill)) known.set(fill, `placed-${(gradients += 1)}`);
    return `url(#${known.get(fill)})`;
  };
  const paths = shapes.map(({ d, fill }) => `<path fill="${fillOf(fill)}" fill-rule="evenodd" d="${d}"/>`).join('');
  const definitions = [...known].map(([gradient, id]) => gradientMarkup(id, gradient)).join('');
  return (definitions && `<defs>${definitions}</defs>`) + paths;
};

/** As large as it fits into the box, in its middle, or at its left edge. */
export const place = (artwork: Artwork, box: Box, align: 'middle' | 'left' = 'middle'): string => {
  const scale = Math.min(box.width / artwork.width, box.height / artwork.height);
  const x = align === 'left' ? box.x : box.x + (box.width - artwork.width * scale) / 2;
  const y = box.y + (box.height - artwork.height * scale) / 2;
  return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)})">${shapesOf(artwork)}</g>`;
};

/** A filled rectangle with round corners. */
export const slab = ({ x, y, width, height }: Box, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

/** A line of text seen from too far to be read. */
export const bar = (x: number, y: number, width: number, fill: string, height = 12): string =>
  slab({ x, y, width, height }, fill, height / 2);

/** The square that every view is drawn on. */
export const CANVAS = 1000;

export const sheet = (ground: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CANVAS} ${CANVAS}">${slab({ x: 0, y: 0, width: CANVAS, height: CANVAS }, ground)}${content}</svg>`;
