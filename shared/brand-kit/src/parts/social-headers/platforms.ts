import type { Box } from '../../picture/picture.ts';

/** A header of one platform, in pixels. */
export interface Platform {
  readonly id: 'x' | 'facebook' | 'linkedin' | 'youtube';
  readonly label: string;
  readonly width: number;
  readonly height: number;
  /** What every device shows and no profile picture covers: logo and words stay inside. */
  readonly safe: Box;
}

const middle = (width: number, height: number, safe: { readonly width: number; readonly height: number }): Box => ({
  x: (width - safe.width) / 2,
  y: (height - safe.height) / 2,
  ...safe,
});

/**
 * Sizes of the platforms' own help pages. X lays the profile picture over the lower left and, on phones, its buttons
 * over the top; LinkedIn a page's logo over the lower left.
 */
export const PLATFORMS: readonly Platform[] = [
  { id: 'x', label: 'X', width: 1500, height: 500, safe: { x: 450, y: 70, width: 990, height: 360 } },
  { id: 'facebook', label: 'Facebook', width: 1640, height: 720, safe: middle(1640, 720, { width: 1280, height: 624 }) },
  { id: 'linkedin', label: 'LinkedIn', width: 2256, height: 382, safe: middle(2256, 382, { width: 1240, height: 310 }) },
  { id: 'youtube', label: 'YouTube', width: 2560, height: 1440, safe: middle(2560, 1440, { width: 1546, height: 423 }) },
];
