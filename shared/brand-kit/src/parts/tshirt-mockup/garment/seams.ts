import { BACK_RIB, INSIDE, RIB, RIB_EDGE, RIB_SEAM, SHEET } from './outline.ts';

const line = (d: string, width: number, color: string, opacity: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" ${more}/>`;
const stitches = (d: string): string => `${line(d, 1, '#000', 0.3, 'stroke-dasharray="3.4 2"')}<g transform="translate(0 .9)">${line(d, 0.7, '#fff', 0.16, 'stroke-dasharray="3.4 2"')}</g>`;
const bothSides = (svg: string): string => `${svg}<g transform="translate(1000 0) scale(-1 1)">${svg}</g>`;

const HEM = 'M 229.5 1017 C 320 1029 415 1032 500 1032 C 585 1032 680 1029 770.5 1017';
const HEM_TOO = 'M 229.5 1012 C 320 1024 415 1027 500 1027 C 585 1027 680 1024 770.5 1012';
const SLEEVE = 'M 940 461 C 903 484 852 509 800 524';
const SLEEVE_TOO = 'M 937.5 456.5 C 901 479 850 504 798.5 519';
const ARMHOLE = 'M 785 212 C 764 262 755 344 770.5 426';
const SHOULDER = 'M 626 160 C 680 182 740 190 786 213';

/** Ribs of the collar: short strokes that stand on its edge all around. */
const ribs = (): string => {
  const strokes = Array.from({ length: 75 }, (_, i) => {
    const turn = Math.PI * (0.03 + (i / 74) * 0.94);
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    return `M ${500 + x * 104} ${146 + y * 93} L ${500 + x * 128} ${150 + y * 118}`;
  });
  return line(strokes.join(' '), 1.1, '#000', 0.13);
};

/**
 * What is sewn, as black and white strokes to lay over the cloth: the inside in shade, rib, seams and stitches. Light
 * comes from the upper left.
 */
export const seamsSvg = (): string => {
  const inside = `<path d="${INSIDE}" fill="url(#in)"/><path d="${BACK_RIB}" fill="#000" fill-opacity=".1"/>${line('M 403 178 C 438 188 562 188 597 178', 1.2, '#000', 0.28)}`;
  const collar = [
    `<clipPath id="rib"><path d="${RIB}"/></clipPath><g clip-path="url(#rib)">${ribs()}${line(RIB_EDGE, 9, '#fff', 0.1)}</g>`,
    line(RIB_EDGE, 1.4, '#000', 0.34),
    line(RIB_SEAM, 1.5, '#000', 0.3),
    `<g transform="translate(0 1.8)">${line(RIB_SEAM, 1.2, '#fff', 0.2)}</g>`,
    stitches('M 370 160 C 386 238 436 271.5 500 271.5 C 564 271.5 614 238 630 160'),
  ].join('');
  const sides = [
    line(ARMHOLE, 4.5, '#000', 0.07) + line(ARMHOLE, 1.3, '#000', 0.3) + line('M 783 214 C 761 262 752 344 767.5 424', 1.3, '#fff', 0.14),
    line(SHOULDER, 1, '#000', 0.16),
    stitches(SLEEVE) + stitches(SLEEVE_TOO),
  ].join('');
  const hem = stitches(HEM) + stitches(HEM_TOO) + line('M 229 1021 C 320 1033 415 1036 500 1036 C 585 1036 680 1033 771 1021', 3, '#000', 0.05);
  const shade = '<linearGradient id="in" x1="0" y1="150" x2="0" y2="240" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#000" stop-opacity=".22"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></linearGradient>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.width} ${SHEET.height}"><defs>${shade}</defs>${inside}${collar}${bothSides(sides)}${hem}</svg>`;
};
