import { IMAGE_FILE_MAX, IMAGE_PIXELS_MAX } from '@fifteen/contracts';
import { foreignKindOf, type ForeignKind } from './file-kinds.ts';
import { readImageHeader } from './image-header.ts';

/** Why a file cannot be used, in words for its owner. */
export class UnusableImage extends Error {}

const MEGABYTE = 1024 * 1024;
const KINDS = 'JPEG, PNG, WebP, GIF or AVIF';

export const IMAGE_MESSAGES = {
  type: `That file is not a picture we can read. Please use a ${KINDS}.`,
  nothing: 'That file is empty: 0 bytes. Please choose another.',
  unreadable: 'We couldn’t open that file. It may be a folder, or it may have moved. Please choose it again.',
  link: 'That is a link to a picture. Save the picture first, then choose the file.',
  size: `That picture is over ${IMAGE_FILE_MAX / MEGABYTE} MB. Please use a smaller file.`,
  pixels: `That picture has more than ${IMAGE_PIXELS_MAX / 1_000_000} megapixels. Please use a smaller one.`,
  broken: 'That picture is damaged and cannot be opened. Please try another.',
  slow: 'That picture takes too long to open. Please try another.',
  empty: 'That picture is completely transparent. Please try another.',
  fetch: 'That picture could not be loaded. Please try again.',
} as const;

/** What people mean well with, and the way out. */
export const FOREIGN_MESSAGES: Record<ForeignKind, string> = {
  heic: 'HEIC photos are not supported yet. Share it as JPEG, or set the camera to "Most Compatible", and try again.',
  svg: 'SVG drawings are not supported. Please export it as PNG.',
  web: `That file is a web page, whatever its name says. Please use a ${KINDS}.`,
  pdf: 'PDF files are not supported. Please export the page as PNG or JPEG.',
  tiff: 'TIFF files are not supported. Please export it as PNG or JPEG.',
  bmp: 'BMP files are not supported. Please save it as PNG.',
};

/** A folder, a file that has moved or one that may not be read has no bytes for us. */
const bytesOf = async (file: Blob): Promise<ArrayBuffer> => {
  try {
    return await file.arrayBuffer();
  } catch {
    throw new UnusableImage(IMAGE_MESSAGES.unreadable);
  }
};

/** Refuses, before anything is decoded, what is no picture or too large to decode safely. */
export const checkImage = async (file: Blob): Promise<void> => {
  if (file.size > IMAGE_FILE_MAX) throw new UnusableImage(IMAGE_MESSAGES.size);
  const bytes = await bytesOf(file);
  if (bytes.byteLength === 0) throw new UnusableImage(IMAGE_MESSAGES.nothing);
  const header = readImageHeader(bytes);
  if (!header) {
    const foreign = foreignKindOf(bytes);
    throw new UnusableImage(foreign ? FOREIGN_MESSAGES[foreign] : IMAGE_MESSAGES.type);
  }
  if (header.width * header.height > IMAGE_PIXELS_MAX) throw new UnusableImage(IMAGE_MESSAGES.pixels);
};
