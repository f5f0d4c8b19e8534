import { compactPath } from '../render/compact-path.ts';
import type { Artwork } from '../render/artwork.ts';

/**
 * A favicon that follows the browser's color scheme: the same areas in two colorings, shape by shape. Source: the media feature `prefers-color-scheme`, which browsers apply inside SVG icons.
 */
export function faviconSvg(light: Artwork, dark: Artwork): string {
  const pairs = light.shapes.map(({ fill }, i) => ({ day: plain(fill), night: plain(dark.shapes[i]?.fill ?? fill) }));
  const names = [...new Set(pairs.map(({ day, night }) => `${day}${night}`))];
  const classOf = ({ day, night }: { day: string; night: string }) => `f${names.indexOf(`${day}${night}`)}`;
  const rules = (time: 'day' | 'night') => [...new Set(pairs.map((pair) => `.${classOf(pair)}{fill:${pair[time]}}`))].join('');
  const paths = light.shapes.map(({ d }, i) => `<path class="${classOf(pairs[i]!)}" fill-rule="evenodd" d="${compactPath(d)}"/>`);
  const style = `<style>${rules('day')}@media (prefers-color-scheme:dark){${rules('night')}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${light.width} ${light.height}">${style}${paths.join('')}</svg>`;
}

/** At this size a gradient is its middle color. */
function plain(fill: Artwork['shapes'][number]['fill']): string {
  if (typeof fill === 'string') return fill;
  const middle = fill.stops[Math.floor(fill.stops.length / 2)];
  if (!middle) throw new TypeError('A gradient has stops');
  return middle.color;
}
