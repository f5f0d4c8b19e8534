import { z } from 'zod';
import { defineCall } from './calls.ts';

export const FILE_FORMATS = ['svg', 'pdf', 'eps', 'png'] as const;
export const FILE_ARRANGEMENTS = ['primary', 'horizontal', 'stacked', 'symbol', 'wordmark'] as const;
export const FILE_COLORINGS = ['color', 'transparent', 'dark', 'light', 'reversed'] as const;
/** Longer sides of a PNG in pixels. */
export const PNG_SIDES = [512, 1024, 2048, 4096] as const;

export const LogoFileLink = z.object({
  format: z.enum(FILE_FORMATS),
  /** Longer side in pixels; null for a vector. */
  side: z.int().nullable(),
  /** A signed link that expires, and that closes when the project is refunded. */
  url: z.string(),
});
export type LogoFileLink = z.infer<typeof LogoFileLink>;

export const LogoFiles = z.object({
  /** Every file in one zip. */
  all_url: z.string(),
  variants: z.array(
    z.object({
      arrangement: z.enum(FILE_ARRANGEMENTS),
      coloring: z.enum(FILE_COLORINGS),
      files: z.array(LogoFileLink),
    }),
  ),
});
export type LogoFiles = z.infer<typeof LogoFiles>;

export const listLogoFiles = defineCall({
  id: 'logo-files.list',
  method: 'GET',
  path: '/api/v1/projects/assets/{assetId}/files',
  summary: 'Links to the files of a logo of a paid project',
  auth: 'bearer',
  params: z.object({ assetId: z.uuid() }),
  status: 200,
  answer: LogoFiles,
});
