import type { Area, Gradient, Picture } from './picture.ts';
import { type Group, isGroup, type Part, type Scene } from './scene.ts';

const stopsOf = ({ stops }: Gradient): string =>
  stops
    .map(({ offset, colour, opacity }) => `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`)
    .join('');

const gradientElement = (gradient: Gradient, id: string): string => {
  const [[x1, y1], [x2, y2]] = [gradient.from, gradient.to];
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(gradient)}</linearGradient>`;
};

const transformOf = ({ move, turn }: Group): string => {
  const steps = [move && `translate(${move.x} ${move.y})`, turn && `rotate(${turn})`, move && move.scale !== 1 && `scale(${move.scale})`].filter(Boolean);
  return steps.length > 0 ? ` transform="${steps.join(' ')}"` : '';
};

const fade = (name: string, opacity: number | undefined): string => (opacity === undefined ? '' : ` ${name}="${opacity}"`);

/** A scene as SVG: paths, gradients and clips only. */
export const svgOfScene = ({ width, height, ground, parts }: Scene): string => {
  const definitions: string[] = [];
  const defined = (letter: string, element: (id: string) => string): string => {
    const id = `${letter}${definitions.length}`;
    definitions.push(element(id));
    return `url(#${id})`;
  };
  const paint = ({ fill }: Area): string => (typeof fill === 'string' ? fill : defined('g', (id) => gradientElement(fill, id)));
  const clip = ({ within }: Group): string =>
    within === undefined ? '' : ` clip-path="${defined('c', (id) => `<clipPath id="${id}"><path d="${within}"/></clipPath>`)}"`;
  const element = (part: Part): string => {
    if (!isGroup(part)) return `<path fill="${paint(part)}" fill-rule="evenodd"${fade('fill-opacity', part.opacity)} d="${part.d}"/>`;
    return `<g${transformOf(part)}${clip(part)}${fade('opacity', part.opacity)}>${part.parts.map(element).join('')}</g>`;
  };
  const body = parts.map(element).join('');
  const plane = ground ? `<path fill="${ground}" d="M0 0H${width}V${height}H0Z"/>` : '';
  const head = definitions.length > 0 ? `<defs>${definitions.join('')}</defs>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${head}${plane}${body}</svg>`;
};

/** A picture as SVG: paths and gradients only. */
export const svgOfPicture = ({ areas, ...picture }: Picture): string => svgOfScene({ ...picture, parts: areas });
