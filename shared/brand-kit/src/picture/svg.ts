import { boundsOf } from './bounds.ts';
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

type Move = NonNullable<Group['move']>;
const STILL: Move = { x: 0, y: 0, scale: 1 };

const transformOf = ({ x, y, scale }: Move): string => ` transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}"`;
const inside = (outer: Move, { x, y, scale }: Move): Move => ({ x: outer.x + x * outer.scale, y: outer.y + y * outer.scale, scale: outer.scale * scale });

/** False for a group that is cut to what lies outside the scene: resvg ends the whole process over one that lies far outside. */
const isSeen = ({ within }: Group, { x, y, scale }: Move, { width, height }: Pick<Scene, 'width' | 'height'>): boolean => {
  if (within === undefined) return true;
  const box = boundsOf([{ d: within, fill: '' }]);
  const [left, top] = [x + box.x * scale, y + box.y * scale];
  return left < width && top < height && left + box.width * scale > 0 && top + box.height * scale > 0;
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
  const element = (part: Part, outer: Move): string => {
    if (!isGroup(part)) return `<path fill="${paint(part)}" fill-rule="evenodd"${fade('fill-opacity', part.opacity)} d="${part.d}"/>`;
    const place = part.move ? inside(outer, part.move) : outer;
    if (part.parts.length === 0 || !isSeen(part, place, { width, height })) return '';
    const inner = part.parts.map((child) => element(child, place)).join('');
    return `<g${part.move ? transformOf(part.move) : ''}${clip(part)}${fade('opacity', part.opacity)}>${inner}</g>`;
  };
  const body = parts.map((part) => element(part, STILL)).join('');
  const plane = ground ? `<path fill="${ground}" d="M0 0H${width}V${height}H0Z"/>` : '';
  const head = definitions.length > 0 ? `<defs>${definitions.join('')}</defs>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${head}${plane}${body}</svg>`;
};

/** A picture as SVG: paths and gradients only. */
export const svgOfPicture = ({ areas, ...picture }: Picture): string => svgOfScene({ ...picture, parts: areas });
