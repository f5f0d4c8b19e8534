import type { Box } from '../../picture/picture.ts';

export const SECONDS = 10;
export const FRAMES_A_SECOND = 30;
export const FRAMES = SECONDS * FRAMES_A_SECOND;

export interface FilmFormat {
  readonly id: 'square' | 'portrait' | 'landscape';
  readonly label: string;
  readonly width: number;
  readonly height: number;
  /** Where words and logo stay: on phones an app's own buttons lie over the rest. */
  readonly safe: Box;
}

const within = (width: number, height: number, top: number, bottom: number, side: number): Box => ({
  x: width * side,
  y: height * top,
  width: width * (1 - 2 * side),
  height: height * (1 - top - bottom),
});

const format = (id: FilmFormat['id'], label: string, width: number, height: number, margins: readonly [top: number, bottom: number, side: number]): FilmFormat => ({
  id,
  label,
  width,
  height,
  safe: within(width, height, ...margins),
});

export const FILM_FORMATS: readonly FilmFormat[] = [
  format('square', 'Square, 1080 × 1080', 1080, 1080, [0.1, 0.1, 0.1]),
  format('portrait', 'Portrait, 1080 × 1920', 1080, 1920, [0.14, 0.2, 0.1]),
  format('landscape', 'Landscape, 1920 × 1080', 1920, 1080, [0.1, 0.1, 0.1]),
];
