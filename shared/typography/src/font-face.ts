// oxlint-disable-next-line typescript/triple-slash-reference -- the package has no types, and other packages compile this file from its source
/// <reference path="./wawoff2.d.ts" />
import * as harfbuzz from 'harfbuzzjs';
import { type Path, fromSvg, transform, union } from '@fifteen/geometry';

/** A shaped glyph in font units, before it is placed. */
export interface ShapedGlyph {
  text: string;
  advance: number;
  /** The outline at `scale` units a font unit, its origin at x, 0. */
  outlineAt(x: number, scale: number): Path;
}

/** One opened font file. */
export interface FontFace {
  unitsPerEm: number;
  shape(text: string, ligatures: boolean): ShapedGlyph[];
}

/** Of a font file, WOFF2 or decompressed. */
export async function openFontFace(file: Uint8Array): Promise<FontFace> {
  const face = new harfbuzz.Face(new harfbuzz.Blob(isWoff2(file) ? await decompressed(file) : file));
  const font = new harfbuzz.Font(face);
  const outlines = new Map<number, Path>();
  const outlineOf = (glyph: number): Path => {
    const known = outlines.get(glyph);
    if (known) return known;
    const outline = union(fromSvg(font.glyphToPath(glyph)));
    outlines.set(glyph, outline);
    return outline;
  };
  return { unitsPerEm: face.upem, shape: (text, ligatures) => shape(font, outlineOf, text, ligatures) };
}

const WOFF2 = 'wOF2';

let lastDone: Promise<unknown> = Promise.resolve();

/** One at a time: what the decompressor gives is a view of its memory, which the next file overwrites. */
function decompressed(file: Uint8Array): Promise<Uint8Array> {
  const mine = lastDone.then(() => decompressedAlone(file));
  lastDone = mine.catch(() => undefined);
  return mine;
}

/** The decompressor is loaded when it is needed: it is a megabyte of code. */
async function decompressedAlone(file: Uint8Array): Promise<Uint8Array> {
  const { decompress } = await import('wawoff2');
  return new Uint8Array(await decompress(file));
}

const isWoff2 = (file: Uint8Array): boolean => String.fromCharCode(...file.subarray(0, WOFF2.length)) === WOFF2;

const NO_LIGATURES = ['liga', 'clig', 'dlig'].map((tag) => new harfbuzz.Feature(tag, 0));

function shape(font: harfbuzz.Font, outlineOf: (glyph: number) => Path, text: string, ligatures: boolean): ShapedGlyph[] {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer, ligatures ? [] : NO_LIGATURES);
  const infos = buffer.getGlyphInfos();
  const positions = buffer.getGlyphPositions();
  const clusters = [...new Set(infos.map(({ cluster }) => cluster)), text.length].sort((a, b) => a - b);
  const taken = new Set<number>();
  return infos.map(({ codepoint, cluster }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const end = clusters[clusters.indexOf(cluster) + 1] ?? text.length;
    const isFirst = !taken.has(cluster);
    taken.add(cluster);
    return {
      text: isFirst ? text.slice(cluster, end) : '',
      advance: xAdvance,
      outlineAt: (x, scale) => transform(outlineOf(codepoint), scale, 0, 0, -scale, x + xOffset * scale, -yOffset * scale),
    };
  });
}
