import type { Box } from '@fifteen/drawing';

const [WIDTH, HEIGHT] = [800, 600];
/** Share of the picture that a drawing may fill; on a phone it is 165 pixels wide. */
const ROOM = { width: 0.78, height: 0.76 };

const OPENING = /^<svg\b[^>]*>/;
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** A logo on the canvas of 1,000 units as a picture of 4 : 3, with its drawing, whose box is given, as large as looks right. */
export function framed(svg: string, { cx, cy, width, height }: Pick<Box, 'cx' | 'cy' | 'width' | 'height'>, background: string): string {
  const k = Math.min((WIDTH * ROOM.width) / width, (HEIGHT * ROOM.height) / height);
  const inner = svg.replace(OPENING, '').replace(/<\/svg>$/, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><path fill="${background}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><g transform="translate(${rounded(WIDTH / 2 - k * cx)} ${rounded(HEIGHT / 2 - k * cy)}) scale(${rounded(k)})">${inner}</g></svg>\n`;
}
