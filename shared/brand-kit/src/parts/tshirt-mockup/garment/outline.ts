/** A T-shirt laid flat, drawn in units of 1,000 by 1,200: a twentieth of an inch. All paths are absolute. */
export const SHEET = { width: 1000, height: 1200 } as const;

/** The right half's outline from the neck to the hem; the left half is its mirror image. */
const HALF: readonly (readonly number[])[] = [
  [604, 150, 668, 176, 736, 184, 786, 212],
  [786, 212, 838, 242, 862, 300, 884, 344],
  [884, 344, 908, 392, 930, 436, 950, 482],
  [950, 482, 953, 490, 950, 495, 943, 499],
  [943, 499, 908, 519, 868, 536, 826, 550],
  [826, 550, 818, 553, 813, 550, 810, 543],
  [810, 543, 800, 506, 786, 466, 770, 426],
  [770, 426, 764, 530, 758, 620, 761, 740],
  [761, 740, 763, 850, 768, 950, 771, 1026],
  [771, 1026, 772, 1036, 768, 1040, 760, 1041],
  [760, 1041, 670, 1052, 585, 1055, 500, 1055],
];

const pairs = (numbers: readonly number[]): string => Array.from({ length: numbers.length / 2 }, (_, i) => `${numbers[2 * i]} ${numbers[2 * i + 1]}`).join(' ');
const mirrored = (curve: readonly number[]): number[] => [6, 4, 2, 0].flatMap((i) => [1000 - (curve[i] ?? 0), curve[i + 1] ?? 0]);

const right = HALF.map((curve) => `C ${pairs(curve.slice(2))}`).join(' ');
const left = HALF.toReversed().map((curve) => `C ${pairs(mirrored(curve).slice(2))}`).join(' ');

/** Edge of the opening: from the left neck point down the front and up again. */
const FRONT_NECK = 'C 408 208 446 240 500 240 C 554 240 592 208 604 150';
const BACK_NECK = 'C 566 158 434 158 396 150';

/** Cloth of the front, without what is seen of the inside. */
const FRONT = `M 604 150 ${right} ${left} ${FRONT_NECK} Z`;
/** The inside of the back, seen through the opening. */
export const INSIDE = `M 396 150 ${FRONT_NECK} ${BACK_NECK} Z`;
/** The garment's silhouette: two areas that meet at the opening's edge, a hair apart no more. */
export const SILHOUETTE_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.width} ${SHEET.height}"><path d="${FRONT}"/><path d="${INSIDE}" stroke="#000" stroke-width=".6"/></svg>`;

/** The collar's rib: between the opening's edge and the seam, and its far side at the back. */
export const RIB_EDGE = `M 396 150 ${FRONT_NECK}`;
export const RIB_SEAM = 'M 375 158 C 390 232 438 266 500 266 C 562 266 610 232 625 158';
export const RIB = 'M 396 150 C 408 208 446 240 500 240 C 554 240 592 208 604 150 L 625 158 C 610 232 562 266 500 266 C 438 266 390 232 375 158 Z';
export const BACK_RIB = 'M 396 150 C 434 158 566 158 604 150 L 597 178 C 562 188 438 188 403 178 Z';
