import type { ShapedLine } from '../../rendering/index.ts';
import { winAnsi } from './win-ansi.ts';

type Document = PDFKit.PDFDocument;

const INK = '#17130f';
const MUTED = '#6d6459';
const LINE = '#e5ddd0';
const SIZE = 11;
const LEADING = 16;

interface TextOptions {
  readonly size: number;
  readonly weight?: 'plain' | 'bold';
  readonly align?: 'left' | 'right';
  readonly isMuted?: boolean;
  readonly tag?: 'P' | 'H1';
}

/** Text that the standard fonts lack, as outlines. */
export type ShapeLine = (line: { readonly text: string; readonly size: number }) => Promise<ShapedLine>;

export interface Paper {
  /** One line; `x` is its left edge, or its right one where it is aligned so. */
  readonly text: (text: string, x: number, y: number, options: TextOptions) => Promise<void>;
  /** Lines below each other, broken where they are wider. Gives where the next one would stand. */
  readonly lines: (lines: readonly string[], x: number, y: number, width: number) => Promise<number>;
  readonly rule: (left: number, right: number, y: number) => void;
  readonly dot: (x: number, y: number, radius: number, colour: string) => void;
}

/** Drawing on a page, from the top left. Text in any script, tagged for screen readers. */
export const createPaper = (document: Document, shapeLine: ShapeLine): Paper => {
  const fontOf = ({ weight, size }: TextOptions): Document =>
    document.font(weight === 'bold' ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);

  const widthOf = async (text: string, options: TextOptions): Promise<number> => {
    if (winAnsi(text)) return fontOf(options).widthOfString(text);
    return (await shapeLine({ text, size: options.size })).width;
  };

  const outlines = async (text: string, x: number, y: number, options: TextOptions): Promise<() => void> => {
    const { path, width } = await shapeLine({ text, size: options.size });
    const left = options.align === 'right' ? x - width : x;
    return () => document.save().translate(left, y + options.size * 0.8).path(path).fill(options.isMuted ? MUTED : INK, 'even-odd').restore();
  };

  const letters = (text: string, x: number, y: number, options: TextOptions): (() => void) => {
    const width = fontOf(options).widthOfString(text);
    const left = options.align === 'right' ? x - width : x;
    return () => void fontOf(options).fillColor(options.isMuted ? MUTED : INK).text(text, left, y, { lineBreak: false });
  };

  const text = async (words: string, x: number, y: number, options: TextOptions): Promise<void> => {
    if (words.trim() === '') return;
    const put = winAnsi(words) ? letters(words, x, y, options) : await outlines(words, x, y, options);
    document.addStructure(document.struct(options.tag ?? 'P', { actual: words }, put));
  };

  /** By words, and within a word that alone is too wide. */
  const broken = async (line: string, width: number): Promise<string[]> => {
    const kept: string[] = [];
    let current = '';
    for (const part of line.split(/(?<=\s)|(?<=.{24})/u)) {
      if (current !== '' && (await widthOf((current + part).trimEnd(), { size: SIZE })) > width) {
        kept.push(current.trimEnd());
        current = '';
      }
      current += part;
    }
    return [...kept, current.trimEnd()];
  };

  return {
    text,
    lines: async (lines, x, y, width) => {
      let top = y;
      for (const line of lines) {
        for (const piece of await broken(line.replaceAll(/\s+/g, ' ').trim(), width)) {
          await text(piece, x, top, { size: SIZE });
          top += LEADING;
        }
      }
      return top;
    },
    rule: (left, right, y) => {
      document.moveTo(left, y).lineTo(right, y).lineWidth(0.75).stroke(LINE);
    },
    dot: (x, y, radius, colour) => void document.circle(x, y, radius).fill(colour),
  };
};
