import { IMAGE_FILE_MAX, IMAGE_PIXELS_MAX } from '@fifteen/contracts';
import { readImageHeader } from './image-header.ts';

/** Why a file cannot be used, in words for its owner. */
export class UnusableImage extends Error {}

const MEGABYTE = 1024 * 1024;

export const IMAGE_MESSAGES = {
  type: 'That file is not a picture we can read. Please use a JPEG, PNG, WebP, GIF or AVIF.',
  size: `That picture is over ${IMAGE_FILE_MAX / MEGABYTE} MB. Please use a smaller file.`,
  pixels: `That picture has more than ${IMAGE_PIXELS_MAX / 1_000_000} megapixels. Please use a smaller one.`,
  broken: 'That picture is damaged and cannot be opened. Please try another.',
  empty: 'That picture is completely transparent. Please try another.',
  fetch: 'That picture could not be loaded. Please try again.',
} as const;

/** Refuses, before anything is decoded, what is no picture or too large to decode safely. */
export const checkImage = async (file: Blob): Promise<void> => {
  if (file.size > IMAGE_FILE_MAX) throw new UnusableImage(IMAGE_MESSAGES.size);
  const header = readImageHeader(await file.arrayBuffer());
  if (!header) throw new UnusableImage(IMAGE_MESSAGES.type);
  if (header.width * header.height > IMAGE_PIXELS_MAX) throw new UnusableImage(IMAGE_MESSAGES.pixels);
};
