/** Units on each side that make the square of 1000 a picture of 4 : 3. */
const MARGIN = 166;
const SIDE = 1000;

const OPENING = /<svg\b[^>]*>/;

/**
 * A concept on a ground of 4 : 3: the square stays in the middle, so that a page may also crop to it. Throws where the
 * drawing is not the square of 1000 units that the engine draws.
 */
export const landscape = (svg: string, background: string): string => {
  const opening = OPENING.exec(svg)?.[0];
  if (!opening?.includes(`viewBox="0 0 ${SIDE} ${SIDE}"`)) throw new Error('Expected a drawing of 1000 by 1000 units');
  const width = SIDE + 2 * MARGIN;
  const wide = opening
    .replace(/ (width|height)="[^"]*"/g, '')
    .replace(/viewBox="[^"]*"/, `viewBox="-${MARGIN} 0 ${width} ${SIDE}"`);
  const ground = `<path fill="${background}" d="M-${MARGIN} 0h${width}v${SIDE}h-${width}z"/>`;
  return svg.replace(opening, wide + ground);
};
