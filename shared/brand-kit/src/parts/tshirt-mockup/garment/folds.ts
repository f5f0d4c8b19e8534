/** A fold of the cloth: a soft ridge (or, less than 0 high, a furrow) along a curve of three points. In units of the sheet. */
export interface Fold {
  readonly from: readonly [number, number];
  readonly by: readonly [number, number];
  readonly to: readonly [number, number];
  readonly width: number;
  readonly height: number;
}

type Row = readonly [number, number, number, number, number, number, number, number];

/** Where a worn shirt that was laid down keeps its folds: from the armpits, along the sleeves, down to the hem. */
const ROWS: readonly Row[] = [
  // From the right armpit across the chest and down the side.
  [776, 418, 712, 470, 596, 500, 15, 9],
  [772, 432, 716, 500, 636, 552, 9, -6],
  [776, 436, 724, 530, 668, 640, 17, 9],
  [768, 470, 744, 590, 724, 760, 16, 7],
  [762, 500, 728, 610, 700, 700, 11, -5],
  // From the left armpit, not the same.
  [224, 418, 296, 478, 424, 494, 15, 9],
  [228, 434, 286, 510, 372, 546, 9, -6],
  [224, 440, 272, 540, 342, 616, 18, 9],
  [234, 476, 258, 600, 284, 770, 15, 7],
  [240, 520, 280, 620, 304, 720, 11, -5],
  // From the collar over the shoulders.
  [632, 196, 706, 262, 748, 396, 26, 6],
  [368, 200, 300, 268, 250, 390, 24, 6],
  // Down the front, and the furrows between.
  [330, 500, 400, 760, 352, 1080, 36, 9],
  [392, 560, 462, 800, 428, 1080, 30, -7],
  [640, 520, 664, 780, 600, 1080, 38, 9],
  [560, 600, 580, 860, 536, 1090, 32, -6],
  [716, 640, 676, 860, 716, 1080, 28, 8],
  [284, 660, 330, 880, 286, 1080, 26, 7],
  [470, 720, 520, 900, 488, 1090, 34, 6],
  // Slack above the hem, from the sides.
  [244, 760, 330, 850, 470, 900, 30, 6],
  [770, 720, 660, 830, 540, 870, 28, 6],
  [764, 880, 690, 950, 590, 980, 26, 5],
  [236, 900, 320, 968, 420, 984, 24, 4],
  // Right sleeve.
  [772, 402, 832, 394, 910, 432, 14, 8],
  [776, 420, 830, 428, 896, 466, 9, -6],
  [780, 440, 836, 454, 914, 486, 13, 6],
  [772, 350, 832, 328, 896, 368, 20, 7],
  [790, 216, 842, 280, 872, 384, 26, 6],
  // Left sleeve.
  [228, 400, 168, 388, 92, 426, 14, 8],
  [226, 420, 166, 422, 104, 458, 9, -6],
  [222, 444, 164, 458, 88, 482, 13, 6],
  [228, 348, 168, 324, 106, 366, 20, 7],
  [210, 218, 158, 276, 128, 378, 26, 6],
];

export const FOLDS: readonly Fold[] = ROWS.map(([x0, y0, x1, y1, x2, y2, width, height]) => ({ from: [x0, y0], by: [x1, y1], to: [x2, y2], width, height }));
