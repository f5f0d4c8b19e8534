import { type Layer, boundsOfLayers, monoShape } from '@fifteen/drawing';
import { Resvg } from '@resvg/resvg-js';
import { type Colors, fillOf } from './palette.ts';

/** SVG of layers fitted into a square with a margin, as a share of its side. */
export function svgOf(layers: readonly Layer[], colors: Colors, margin = 0.1): string {
  const paths = layers.map(({ shape, paint }, i) => {
    const { fill, definition } = fillOf(paint, colors, `g${i}`);
    return { definition, path: `<path fill="${fill}" fill-rule="evenodd" d="${shape.toSvg()}"/>` };
  });
  return framed(layers, colors.ground, margin, paths.map(({ definition }) => definition).join(''), paths.map(({ path }) => path).join(''));
}

/** The same in one color. */
export function monoSvgOf(layers: readonly Layer[], ink: string, ground: string, margin = 0.1): string {
  const { width, height } = boundsOfLayers(layers);
  const shape = monoShape(layers, Math.max(width, height) * 0.012);
  return framed(layers, ground, margin, '', shape ? `<path fill="${ink}" fill-rule="evenodd" d="${shape.toSvg()}"/>` : '');
}

function framed(layers: readonly Layer[], ground: string, margin: number, definitions: string, body: string): string {
  const { cx, cy, width, height } = boundsOfLayers(layers);
  const side = Math.max(width, height, 1) / (1 - 2 * margin);
  const view = [cx - side / 2, cy - side / 2, side, side].map((value) => value.toFixed(2)).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}"><defs>${definitions}</defs><rect x="${cx - side / 2}" y="${cy - side / 2}" width="${side}" height="${side}" fill="${ground}"/>${body}</svg>`;
}

export const pngOf = (svg: string, size: number): Buffer => new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } }).render().asPng();
