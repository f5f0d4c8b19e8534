const SIDE = 1000;
/** Units of bare ground that are cut at the top and the bottom: every layout leaves more. */
const CUT = 40;
const HEIGHT = SIDE - 2 * CUT;
const WIDTH = Math.round((HEIGHT * 4) / 3);
const LEFT = (SIDE - WIDTH) / 2;

const OPENING = /<svg\b[^>]*>/;

/**
 * A concept on a ground of 4 : 3: the drawing stays in the middle, so that a page may also crop it to a square. Throws
 * where the drawing is not the square of 1000 units that the engine draws.
 */
export const landscape = (svg: string, background: string): string => {
  const opening = OPENING.exec(svg)?.[0];
  if (!opening?.includes(`viewBox="0 0 ${SIDE} ${SIDE}"`)) throw new Error('Expected a drawing of 1000 by 1000 units');
  const wide = opening
    .replace(/ (width|height)="[^"]*"/g, '')
    .replace(/viewBox="[^"]*"/, `viewBox="${LEFT} ${CUT} ${WIDTH} ${HEIGHT}"`);
  const ground = `<path fill="${background}" d="M${LEFT} ${CUT}h${WIDTH}v${HEIGHT}h-${WIDTH}z"/>`;
  return svg.replace(opening, wide + ground);
};
