import { type Coverage, parseCoverage } from './coverage.ts';
import { type FontFace, openFontFace } from './font-face.ts';
import type { FontLibrary, PlacedGlyph, ShapeOptions } from './font-library.ts';
import type { FontFile, FontStyle } from './font-style.ts';

/** Letters this far apart are set without ligatures: "fi" as one glyph would stay tight. */
const LIGATURES_UP_TO = 0.03;

/** Zero-width joiners steer shaping and are drawn by no font. */
const JOINERS = /[\u200c\u200d]/;

interface OpenableFile {
  file: string;
  covers: Coverage;
  face?: FontFace;
}

/**
 * A library over a catalogue whose files are read, by name, when text first needs them.
 * A character that a style lacks is borrowed from the first style that has it. `read` rejects for a missing file.
 */
export function createFontLibrary(styles: readonly FontStyle[], read: (file: string) => Promise<Uint8Array>): FontLibrary {
  const shelf = new Map(styles.map((style) => [style.id, { style, files: style.files.map(openable) }]));
  const everyFile = [...shelf.values()].flatMap(({ files }) => files);
  const entry = (id: string) => {
    const found = shelf.get(id);
    if (!found) throw new RangeError(`No font "${id}" in the catalogue`);
    return found;
  };
  const fileFor = (id: string, char: string) => drawing(entry(id).files, char) ?? drawing(everyFile, char);
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
    shape: (id, text, options) => place(runsOf(text, entry(id).files[0], (char) => fileFor(id, char)), options),
  };
}

const openable = ({ file, coverage }: FontFile): OpenableFile => ({ file, covers: parseCoverage(coverage) });

const isBlank = (char: string): boolean => char.trim() === '' || JOINERS.test(char);

const charactersOf = (text: string): string[] => [...new Set(text)].filter((char) => !isBlank(char));

const drawing = (files: readonly OpenableFile[], char: string): OpenableFile | undefined =>
  files.find(({ covers }) => covers(char.codePointAt(0) ?? 0));

interface Run {
  file: OpenableFile;
  text: string;
}

/** Pieces of the text that one file draws; blanks and characters that none draws stay with the piece before. */
function runsOf(text: string, first: OpenableFile | undefined, fileFor: (char: string) => OpenableFile | undefined): Run[] {
  const runs: Run[] = [];
  for (const char of text) {
    const last = runs.at(-1);
    const file = (isBlank(char) ? undefined : fileFor(char)) ?? last?.file ?? first;
    if (!file) continue;
    if (last?.file === file) last.text += char;
    else runs.push({ file, text: char });
  }
  return runs;
}

function place(runs: readonly Run[], { size, tracking }: ShapeOptions): PlacedGlyph[] {
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
