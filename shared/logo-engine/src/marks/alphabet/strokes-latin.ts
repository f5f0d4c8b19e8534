import { type Line, LATIN, R, line } from './latin.ts';

/** Latin letters that do not come apart into a letter and an accent. */
export const JOINED_LATIN: Readonly<Record<string, readonly Line[]>> = {
  Æ: [line([0, 100], [0, 0, R], [118, 0]), line([62, 0], [62, 100], [120, 100]), line([0, 54], [114, 54])],
  Œ: [line([62, 0], [0, 0, R], [0, 100, R], [62, 100]), line([118, 0], [62, 0], [62, 100], [120, 100]), line([62, 50], [112, 50])],
  Ø: [...LATIN['O']!, line([4, 82], [66, 18])],
  Ł: [...LATIN['L']!, line([-18, 62], [26, 36])],
  Đ: [...LATIN['D']!, line([-16, 50], [32, 50])],
  Ð: [...LATIN['D']!, line([-16, 50], [32, 50])],
  Þ: [line([0, 0], [0, 100]), line([0, 22], [66, 22, 28], [66, 76, 28], [0, 76])],
  ẞ: [line([0, 100], [0, 0, 30], [60, 0], [30, 42]), line([30, 42], [66, 42, 26], [66, 100, 28], [24, 100])],
};
