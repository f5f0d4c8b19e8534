import type { FontStyle } from '@fifteen/typography';

/** The first four bytes of OpenType with PostScript outlines. */
const POSTSCRIPT = 'OTTO';

export interface DesktopFont {
  /** "outfit-500.ttf" */
  readonly name: string;
  readonly mediaType: 'font/otf' | 'font/ttf';
  readonly bytes: Uint8Array;
}

/** The file of a style that holds most of a text: families are split by script, and a computer installs one file. */
export const mainFileOf = ({ files }: Pick<FontStyle, 'files'>): string => (files.find(({ file }) => file.endsWith('-latin.woff2')) ?? files[0])!.file;

/** A web font as a file that a computer installs: the same outlines, unpacked. Rejects for what is not WOFF2. */
export const desktopFont = async ({ id }: Pick<FontStyle, 'id'>, webFont: Uint8Array): Promise<DesktopFont> => {
  const { decompress } = await import('wawoff2');
  const bytes = new Uint8Array(await decompress(webFont));
  const isPostscript = Buffer.from(bytes.subarray(0, 4)).toString('latin1') === POSTSCRIPT;
  return { name: `${id}.${isPostscript ? 'otf' : 'ttf'}`, mediaType: isPostscript ? 'font/otf' : 'font/ttf', bytes };
};
