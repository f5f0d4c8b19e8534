import { type Finding, type Layer, boundsOfLayers, checkContrast, checkMark } from '@fifteen/drawing';
import type { LogoColors } from '@fifteen/logo-engine';

/** What was measured on a drawing: facts first, then what is to be fixed. */
export interface Measures {
  readonly facts: readonly string[];
  readonly findings: readonly Finding[];
}

/** Layers that are listed one by one. */
const MOST_LISTED = 12;

/** Measures a mark as a designer would with a loupe, in units at 1,000 to its longer side. */
export function measuresOf(layers: readonly Layer[], kind: 'symbol' | 'wordmark', colors: LogoColors): Measures {
  const { width, height } = boundsOfLayers(layers);
  const k = 1_000 / Math.max(width, height, 1);
  const pieces = layers.flatMap(({ shape }) => shape.pieces());
  const ink = Math.round((pieces.reduce((sum, { area }) => sum + area, 0) * k * k) / 10_000);
  const facts = [
    `${Math.round(width)} by ${Math.round(height)} units, ${(width / Math.max(1, height)).toFixed(2)} times as wide as high; ${pieces.length} ${pieces.length === 1 ? 'piece' : 'pieces'}; ink covers ${ink} % of the square.`,
    ...layers.slice(0, MOST_LISTED).map(({ part, role, shape, paint }) => {
      const { left, top, right, bottom } = shape.bounds;
      return `${part} (${role}, ${typeof paint === 'string' ? paint : JSON.stringify(paint)}): x ${Math.round(left)} to ${Math.round(right)}, y ${Math.round(top)} to ${Math.round(bottom)}, stroke about ${Math.round(shape.stem * k)} at 1,000.`;
    }),
  ];
  // A name is wide and its letters are many: what is asked of a mark is asked of its picture only.
  const mark = kind === 'symbol' ? layers : layers.filter(({ role }) => role === 'mark');
  const fillOf = (paint: Layer['paint']): string => (typeof paint === 'string' ? colors[paint] : 'mix' in paint ? colors[paint.mix[0]] : 'tint' in paint ? colors[paint.tint] : colors[paint.gradient[0]]);
  const findings = [...(mark.length > 0 ? checkMark(mark) : []), ...checkContrast(layers, { ground: colors.ground, fillOf })];
  return { facts, findings: kind === 'symbol' ? findings : findings.filter(({ check }) => check !== 'proportion' && check !== 'small-size') };
}

export const findingWords = ({ check, words, isFatal }: Finding): string => `${isFatal ? 'FATAL ' : ''}${check}: ${words}`;
