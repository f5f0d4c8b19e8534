import { type Finding, type Layer, boundsOfLayers, checkContrast, checkLetters, checkMark, plainLetters } from '@fifteen/drawing';
import type { FontLibrary } from '@fifteen/typography';
import type { DrawnLook } from './draw-look.ts';
import { PALETTES, plainFillOf } from './palette.ts';

/** Everything that the checks say about a drawing, its contrast in the lively palette. */
export function findingsOf({ layers, readings }: Pick<DrawnLook, 'layers' | 'readings'>, library: FontLibrary): Finding[] {
  const colors = PALETTES['lively']!;
  return [...checkMark(layers), ...checkContrast(layers, { ground: colors.ground, fillOf: (paint) => plainFillOf(paint, colors) }), ...checkLetters(readings, plainLetters(library))];
}

/** What a designer would mark on a print-out of the drawing, in words and numbers at 1,000 units to its longer side. */
export function measuresOf(drawn: Pick<DrawnLook, 'layers' | 'readings'>, library: FontLibrary): string[] {
  const findings = findingsOf(drawn, library).map(({ check, words, isFatal }) => `${isFatal ? 'FATAL ' : ''}${check}: ${words}`);
  return [sizesOf(drawn.layers), ...(findings.length > 0 ? findings : ['no findings'])];
}

function sizesOf(layers: readonly Layer[]): string {
  const { width, height } = boundsOfLayers(layers);
  const k = 1_000 / Math.max(width, height, 1);
  const pieces = layers.flatMap(({ shape }) => shape.pieces());
  return `${pieces.length} pieces, ink ${Math.round((pieces.reduce((sum, { area }) => sum + area, 0) * k * k) / 10_000)} % of the square`;
}
