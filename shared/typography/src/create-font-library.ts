import { type Coverage, parseCoverage } from './coverage.ts';
import { type FontFace, openFontFace } from './font-face.ts';
import type { FontLibrary, PlacedGlyph, ShapeOptions } from './font-library.ts';
import type { FontFile, FontStyle } from './font-style.ts';
import { nearestStyles } from './nearest-styles.ts';
import { type Run, visualRuns } from './runs.ts';

/** Letters this far apart are set without ligatures: "fi" as one glyph would stay tight. */
const LIGATURES_UP_TO = 0.03;

/** Zero-width joiners steer shaping and are drawn by no font. */
const JOINERS = /[\u200c\u200d]/;

const MARK = /\p{M}/u;

interface ShelfEntry {
  style: FontStyle;
  files: OpenableFile[];
}

interface OpenableFile {
  file: string;
  covers: Coverage;
  face?: FontFace;
}

/**
 * A library over a catalogue whose files are read, by name, when text first needs them.
 * A character that a style lacks is borrowed from the likest style that has it. `read` rejects for a missing file.
 */
export function createFontLibrary(styles: readonly FontStyle[], read: (file: string) => Promise<Uint8Array>): FontLibrary {
  const shelf = new Map(styles.map((style): [string, ShelfEntry] => [style.id, { style, files: style.files.map(openable) }]));
  const entry = (id: string): ShelfEntry => {
    const found = shelf.get(id);
    if (!found) throw new RangeError(`No font "${id}" in the catalogue`);
    return found;
  };
  const lenders = new Map<string, OpenableFile[]>();
  const lendersOf = (id: string): OpenableFile[] => {
    const files = lenders.get(id) ?? nearestStyles(entry(id).style, styles).flatMap((style) => entry(style.id).files);
    lenders.set(id, files);
    return files;
  };
  const fileFor = (id: string, char: string) => drawing(entry(id).files, char) ?? drawing(lendersOf(id), char);
  /** The file that a character of a line is set from; marks from that of their letter where it has them. */
  const fileInLine = (id: string, char: string, before: OpenableFile | null): OpenableFile | null => {
    if (isBlank(char)) return null;
    return before && MARK.test(char) && drawing([before], char) ? before : (fileFor(id, char) ?? null);
  };
  const open = async (file: OpenableFile) => {
    file.face ??= await openFontFace(await read(file.file));
  };
  return {
    styles,
    style: (id) => entry(id).style,
    covers: (id, text) => charactersOf(text).every((char) => drawing(entry(id).files, char) !== undefined),
    ready: async (ids, text) => {
      const needed = [...new Set(ids)].flatMap((id) => [entry(id).files[0], ...charactersOf(text).map((char) => fileFor(id, char))]);
      await Promise.all([...new Set(needed)].filter((file) => file !== undefined).map(open));
    },
    shape: (id, text, options) => {
      const [first] = entry(id).files;
      return first ? place(visualRuns(text, first, (char, before) => fileInLine(id, char, before)), options) : [];
    },
  };
}

const openable = ({ file, coverage }: FontFile): OpenableFile => ({ file, covers: memoisedCoverage(coverage) });

/** Parsed when it is first asked: most styles of a large catalogue never are. */
function memoisedCoverage(runs: string): Coverage {
  const parsed = memoised(() => parseCoverage(runs));
  return (codePoint) => parsed()(codePoint);
}

function memoised<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

const isBlank = (char: string): boolean => char.trim() === '' || JOINERS.test(char);

const charactersOf = (text: string): string[] => [...new Set(text)].filter((char) => !isBlank(char));

const drawing = (files: readonly OpenableFile[], char: string): OpenableFile | undefined =>
  files.find(({ covers }) => covers(char.codePointAt(0) ?? 0));

function place(runs: readonly Run<OpenableFile>[], { size, tracking }: ShapeOptions): PlacedGlyph[] {
  const placed: PlacedGlyph[] = [];
  let x = 0;
  for (const { file, text } of runs) {
    if (!file.face) throw new Error(`Font file ${file.file} is not open`);
    const scale = size / file.face.unitsPerEm;
    for (const glyph of file.face.shape(text, tracking <= LIGATURES_UP_TO)) {
      const advance = glyph.advance * scale;
      placed.push({ text: glyph.text, outline: glyph.outlineAt(x, scale), x, advance });
      x += advance + (advance > 0 ? tracking * size : 0);
    }
  }
  return placed;
}
