import type { FontStyle } from '@fifteen/typography';
import { access, readFile } from 'node:fs/promises';
import type { KitFile } from '../../../kit-file.ts';
import type { Guide } from '../sheet/guide.ts';
import { desktopFont, mainFileOf } from './desktop-font.ts';
import { noticeOf } from './notices.ts';
import { unicodeRangeOf } from './unicode-range.ts';

/** Where fonts are kept: the engine's, made for names, and the kit's, made for reading. */
const SHELVES = [new URL('../../../../../typography/fonts/', import.meta.url), new URL('../../../../fonts/', import.meta.url)];

const shelfOf = async (file: string): Promise<URL> => {
  const [engine, kit] = SHELVES as [URL, URL];
  const isThere = await access(new URL(file, engine)).then(() => true, () => false);
  return isThere ? engine : kit;
};

const webFontOf = async (file: string): Promise<Uint8Array> => new Uint8Array(await readFile(new URL(file, await shelfOf(file))));

const faceRules = ({ name, weight, files }: FontStyle): string[] =>
  files.map(({ file, coverage }) => `@font-face {\n  font-family: "${name}";\n  font-weight: ${weight};\n  font-display: swap;\n  src: url("${file}") format("woff2");\n  unicode-range: ${unicodeRangeOf(coverage)};\n}`);

/** Ideographs come in many large files: a website loads those from the family's own package. */
const MOST_FILES = 8;

export const isCarried = ({ files }: Pick<FontStyle, 'files'>): boolean => files.length <= MOST_FILES;

const README = `Fonts

The font families of your logo and your brand guidelines.

On a computer: open the files in the folder "desktop" and choose Install. They hold the Latin letters; for other
alphabets, download the family from Google Fonts (fonts.google.com) under the name that notices.txt gives.
On a website: link fonts.css, then use the names in ../tokens/tokens.css.

License: all are under the SIL Open Font License 1.1 (ofl.txt), with the notices in notices.txt. You may use them for
anything, also commercially. You may not sell the fonts by themselves.
`;

const text = (name: string, mediaType: string, content: string): KitFile => ({ name: `guidelines/fonts/${name}`, mediaType, bytes: new TextEncoder().encode(content) });

/** The styles of the guidelines and of the logo's subline with their licence, rules to load them and the notices. */
export async function* fontFiles({ brand }: Guide): AsyncIterable<KitFile> {
  const { style, sub = style } = brand.genome.lettering;
  const ids = [brand.displayFont, ...('font' in sub ? [sub.font] : []), brand.textFaces.regular, brand.textFaces.strong];
  const styles = [...new Set(ids)].map((id) => brand.text.style(id));
  const carried = styles.filter(isCarried);
  for (const { file } of carried.flatMap(({ files }) => files)) {
    yield { name: `guidelines/fonts/${file}`, mediaType: 'font/woff2', bytes: await webFontOf(file) };
  }
  for (const style of carried) {
    const { name, ...font } = await desktopFont(style, await webFontOf(mainFileOf(style)));
    yield { name: `guidelines/fonts/desktop/${name}`, ...font };
  }
  const notices = await Promise.all(SHELVES.map((shelf) => readFile(new URL('NOTICES.txt', shelf), 'utf8')));
  yield text('fonts.css', 'text/css', `${carried.flatMap(faceRules).join('\n')}\n`);
  yield text('notices.txt', 'text/plain', [...new Set(styles.map((style) => noticeOf(style, notices.join('\n\n'))))].join('\n\n').concat('\n'));
  yield text('ofl.txt', 'text/plain', await readFile(new URL('OFL.txt', SHELVES[0]), 'utf8'));
  yield text('read-me.txt', 'text/plain', README);
}
