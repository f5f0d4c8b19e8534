import { type Layer, boundsOfLayers, checkMark } from '@fifteen/drawing';

/** What a designer would mark on a print-out of the drawing, in words and numbers at 1,000 units to its longer side. */
export function measuresOf(layers: readonly Layer[]): string[] {
  const { width, height } = boundsOfLayers(layers);
  const k = 1_000 / Math.max(width, height, 1);
  const pieces = layers.flatMap(({ shape }) => shape.pieces());
  const findings = checkMark(layers).map(({ check, words, isFatal }) => `${isFatal ? 'FATAL ' : ''}${check}: ${words}`);
  return [`${pieces.length} pieces, ink ${Math.round(pieces.reduce((sum, { area }) => sum + area, 0) * k * k / 10_000)} % of the square`, ...(findings.length > 0 ? findings : ['no findings'])];
}
