import { toSvg } from '@fifteen/geometry';
import { library } from './material.ts';

export interface LineTask {
  readonly text: string;
  readonly size: number;
}

export interface ShapedLine {
  /** Path data, the baseline at 0, y down. */
  readonly path: string;
  readonly width: number;
}

/** Plain, in a weight for reading; scripts that it has not are borrowed from the families that have. */
const STYLE = 'jost-300';

/** A line of text in any script that the fonts know, as outlines. */
export const shapeLine = async ({ text, size }: LineTask): Promise<ShapedLine> => {
  const fonts = await library;
  const style = fonts.styles.find(({ id }) => id === STYLE) ?? fonts.styles[0];
  if (!style) throw new Error('There are no fonts.');
  await fonts.ready([style.id], text);
  const glyphs = fonts.shape(style.id, text, { size, tracking: 0 });
  const last = glyphs.at(-1);
  return { path: glyphs.map(({ outline }) => toSvg(outline)).join(' '), width: last ? last.x + last.advance : 0 };
};
