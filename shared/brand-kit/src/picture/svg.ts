import type { Area, Gradient, Picture } from './picture.ts';

const stopsOf = ({ stops }: Gradient): string =>
  stops
    .map(({ offset, color, opacity }) => `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`)
    .join('');

const gradientElement = (gradient: Gradient, id: string): string => {
  const [[x1, y1], [x2, y2]] = [gradient.from, gradient.to];
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(gradient)}</linearGradient>`;
};

const fade = (name: string, opacity: number | undefined): string => (opacity === undefined ? '' : ` ${name}="${opacity}"`);

/** A picture as SVG: paths and gradients only. */
export const svgOfPicture = ({ width, height, ground, areas }: Picture): string => {
  const definitions: string[] = [];
  const paint = ({ fill }: Area): string => {
    if (typeof fill === 'string') return fill;
    const id = `g${definitions.length}`;
    definitions.push(gradientElement(fill, id));
    return `url(#${id})`;
  };
  const element = (area: Area): string => `<path fill="${paint(area)}" fill-rule="evenodd"${fade('fill-opacity', area.opacity)} d="${area.d}"/>`;
  const body = areas.map(element).join('');
  const plane = ground ? `<path fill="${ground}" d="M0 0H${width}V${height}H0Z"/>` : '';
  const head = definitions.length > 0 ? `<defs>${definitions.join('')}</defs>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${head}${plane}${body}</svg>`;
};
