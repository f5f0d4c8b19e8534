import { type Coverage, parseCoverage } from './coverage.ts';
import { type FontFace, openFontFace } from './font-face.ts';
import type { FontLibrary, PlacedGlyph, ShapeOptions } from './font-library.ts';
import type { FontFile, FontStyle } from './font-style.ts';

/** Letters this far apart are set without ligatures: "fi" as one glyph would stay tight. */
const LIGATURES_UP_TO = 0.03;

interface OpenableFile {
  file: string;
  covers: Coverage;
  face?: FontFace;
}

/**
 * A library over a catalogue whose files are read, by name, when text first needs them.
 * `read` rejects for a file that is not there.
 */
export function createFontLibrary(styles: readonly FontStyle[], read: (file: string) => Promise<Uint8Array>): FontLibrary {
  const shelf = new Map(styles.map((style) => [style.id, { style, files: style.files.map(openable) }]));
  const entry = (id: string) => {
    const found = shelf.get(id);
    if (!found) throw new RangeError(`No font "${id}" in the catalogue`);
    return found;
  };
  const open = async (file: OpenableFile) => {
    file.face ??= await openFontFace(await read(file.file));
  };
  return {
    styles,
    style: (id) => entry(id).style,
    covers: (id, text) => charactersOf(text).every((char) => fileFor(entry(id).files, char) !== undefined),
    ready: async (ids, text) => {
      const characters = charactersOf(text);
      const needed = [...new Set(ids)].flatMap((id) => filesFor(entry(id).files, characters));
      await Promise.all(needed.map(open));
    },
    shape: (id, text, options) => shapeLine(entry(id).files, text, options),
  };
}

const openable = ({ file, coverage }: FontFile): OpenableFile => ({ file, covers: parseCoverage(coverage) });

const charactersOf = (text: string): string[] => [...new Set(text)].filter((char) => char.trim() !== '' && !JOINERS.test(char));

/** Zero-width joiners steer shaping and are drawn by no font. */
const JOINERS = /[\u200c\u200d]/;

const fileFor = (files: readonly OpenableFile[], char: string): OpenableFile | undefined =>
  files.find(({ covers }) => covers(char.codePointAt(0) ?? 0));

const filesFor = (files: readonly OpenableFile[], characters: readonly string[]): OpenableFile[] => [
  ...new Set([files[0], ...characters.map((char) => fileFor(files, char))].filter((file) => file !== undefined)),
];

function shapeLine(files: readonly OpenableFile[], text: string, { size, tracking }: ShapeOptions): PlacedGlyph[] {
  const placed: PlacedGlyph[] = [];
  let x = 0;
  for (const { file, text: run } of runsOf(files, text)) {
    if (!file.face) throw new Error(`Font file ${file.file} is not open`);
    const scale = size / file.face.unitsPerEm;
    for (const glyph of file.face.shape(run, tracking <= LIGATURES_UP_TO)) {
      placed.push({ text: glyph.text, outline: glyph.outlineAt(x, scale) });
      x += glyph.advance * scale + (glyph.advance > 0 ? tracking * size : 0);
    }
  }
  return placed;
}

/** Pieces of the text that one file draws; blanks and characters that none draws stay with the piece before. */
function runsOf(files: readonly OpenableFile[], text: string): { file: OpenableFile; text: string }[] {
  const runs: { file: OpenableFile; text: string }[] = [];
  for (const char of text) {
    const last = runs.at(-1);
    const file = char.trim() === '' || JOINERS.test(char) ? last?.file : fileFor(files, char);
    const used = file ?? last?.file ?? files[0];
    if (!used) continue;
    if (last?.file === used) last.text += char;
    else runs.push({ file: used, text: char });
  }
  return runs;
}
