import { readCommands } from '@fifteen/geometry';
import type { Gradient } from '../color/paint.ts';
import type { Artwork, ArtworkShape } from '../render/artwork.ts';
import { POINTS_A_UNIT, decimal } from './numbers.ts';

/**
 * An artwork as Encapsulated PostScript, language level 3: even-odd areas (`eofill`), gradients as axial shadings
 * (`shfill`), no text, no bitmap, no date. Source: PostScript Language Reference 3, sections 4.9.3 and 7.5; EPSF 3.0.
 */
export function epsOf({ width, height, ground, shapes }: Artwork): string {
  const [across, up] = [width * POINTS_A_UNIT, height * POINTS_A_UNIT];
  const plane = ground ? [`${colorOf(ground)} setrgbcolor`, `0 0 ${decimal(width)} ${decimal(height)} rectfill`] : [];
  return [
    '%!PS-Adobe-3.0 EPSF-3.0',
    `%%BoundingBox: 0 0 ${Math.ceil(across)} ${Math.ceil(up)}`,
    `%%HiResBoundingBox: 0 0 ${decimal(across)} ${decimal(up)}`,
    '%%LanguageLevel: 3',
    '%%Pages: 1',
    '%%EndComments',
    '%%BeginProlog',
    '/m{moveto}bind def/l{lineto}bind def/c{curveto}bind def/z{closepath}bind def',
    '%%EndProlog',
    '%%Page: 1 1',
    'gsave',
    `0 ${decimal(up)} translate ${POINTS_A_UNIT} ${-POINTS_A_UNIT} scale`,
    ...plane,
    ...shapes.flatMap(areaOf),
    'grestore',
    '%%Trailer',
    '%%EOF',
    '',
  ].join('\n');
}

function areaOf({ d, fill }: ArtworkShape): string[] {
  const path = ['newpath', ...outlineOf(d)];
  if (typeof fill === 'string') return [`${colorOf(fill)} setrgbcolor`, ...path, 'eofill'];
  return ['gsave', ...path, 'eoclip newpath', ...shadingOf(fill), 'grestore'];
}

/** One line a segment: no line of the file comes near the 255 characters that readers may stop at. */
function outlineOf(data: string): string[] {
  let [x, y] = [0, 0];
  return readCommands(data).map(({ letter, numbers }) => {
    if (letter === 'Z') return 'z';
    const points = letter === 'Q' ? asCubic(x, y, numbers) : numbers;
    [x = 0, y = 0] = numbers.slice(-2);
    return `${points.map(decimal).join(' ')} ${OPERATORS[letter]}`;
  });
}

const OPERATORS = { M: 'm', L: 'l', Q: 'c', C: 'c' } as const;

/** The same curve with two handles: PostScript knows no quadratic ones. */
function asCubic(x: number, y: number, [cx = 0, cy = 0, endX = 0, endY = 0]: readonly number[]): number[] {
  const towards = (from: number, handle: number) => from + (2 / 3) * (handle - from);
  return [towards(x, cx), towards(y, cy), towards(endX, cx), towards(endY, cy), endX, endY];
}

function shadingOf({ stops, from, to }: Gradient): string[] {
  const pieces = stops.slice(1).map(({ color }, i) => `<</FunctionType 2/Domain[0 1]/N 1/C0[${colorOf(stops[i]!.color)}]/C1[${colorOf(color)}]>>`);
  const bounds = stops.slice(1, -1).map(({ offset }) => decimal(offset));
  return [
    `<</ShadingType 2/ColorSpace/DeviceRGB/Extend[true true]/Coords[${[...from, ...to].map(decimal).join(' ')}]`,
    `/Function<</FunctionType 3/Domain[0 1]/Bounds[${bounds.join(' ')}]/Encode[${pieces.map(() => '0 1').join(' ')}]/Functions[`,
    ...pieces,
    ']>>>>shfill',
  ];
}

const colorOf = (hex: string): string => [1, 3, 5].map((at) => decimal(Number.parseInt(hex.slice(at, at + 2), 16) / 255)).join(' ');
