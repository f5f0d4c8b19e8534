import { type Path, boundsOfAll, rect, toSvg, translate } from '../../geometry/index.ts';
import { compactPath } from '../../render/compact-path.ts';

/** Size of every picture of the taste test, in units: 4 to 3. */
export const WIDTH = 800;
export const HEIGHT = 600;

/** A colour that changes along a line, in picture units. */
export interface Gradient {
  from: readonly [number, number];
  to: readonly [number, number];
  stops: readonly (readonly [offset: number, colour: string])[];
}

export type Ink = string | Gradient;

export interface Paint {
  path: Path;
  ink: Ink;
}

/** One picture: areas of ink, painted in order on a ground. */
export interface Picture {
  ground: Ink;
  paints: readonly Paint[];
}

export const paint = (ink: Ink, ...paths: Path[]): Paint[] => paths.map((path) => ({ path, ink }));

/** The same picture with its ink in the middle of the ground. */
export function centred({ ground, paints }: Picture): Picture {
  const { cx, cy } = boundsOfAll(paints.map(({ path }) => path));
  const moved = (ink: Ink): Ink =>
    typeof ink === 'string'
      ? ink
      : { ...ink, from: [ink.from[0] + WIDTH / 2 - cx, ink.from[1] + HEIGHT / 2 - cy], to: [ink.to[0] + WIDTH / 2 - cx, ink.to[1] + HEIGHT / 2 - cy] };
  return {
    ground,
    paints: paints.map(({ path, ink }) => ({ path: translate(path, WIDTH / 2 - cx, HEIGHT / 2 - cy), ink: moved(ink) })),
  };
}

/** A self-contained SVG of paths and gradients. */
export function documentOf({ ground, paints }: Picture): string {
  const gradients: Gradient[] = [];
  const elements = [{ path: rect(0, 0, WIDTH, HEIGHT), ink: ground }, ...paints].map(({ path, ink }) => {
    if (typeof ink !== 'string' && !gradients.includes(ink)) gradients.push(ink);
    const fill = typeof ink === 'string' ? ink : `url(#g${gradients.indexOf(ink)})`;
    return `<path fill="${fill}" fill-rule="evenodd" d="${compactPath(toSvg(path))}"/>`;
  });
  const definitions = gradients.length ? `<defs>${gradients.map(gradientElement).join('')}</defs>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${definitions}${elements.join('')}</svg>`;
}

function gradientElement({ from, to, stops }: Gradient, index: number): string {
  const elements = stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`);
  return `<linearGradient id="g${index}" gradientUnits="userSpaceOnUse" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${elements.join('')}</linearGradient>`;
}
