import { oklchOf } from '../../color/oklch.ts';
import type { LogoColors } from '../../color/resolve.ts';
import type { ColorRole } from '@fifteen/drawing';
import type { Genome } from '../../genome.ts';
import type { ColorTarget, Lock, Operation } from '../operation.ts';
import type { Dimension } from './move.ts';

/** Dimensions that an operation has decided: no variation moves them. */
const DECIDED: { readonly [Name in Operation['op']]: readonly Dimension[] } = {
  font: ['font', 'weight'],
  fontKind: ['font', 'weight'],
  otherFont: ['font'],
  weight: ['weight', 'font'],
  case: ['spacing'],
  tracking: ['spacing'],
  corner: ['font', 'mark'],
  gap: ['proportion', 'layout'],
  layout: ['layout'],
  lines: ['layout'],
  size: ['proportion'],
  tag: [],
  color: ['color', 'background'],
  paletteColor: ['color', 'background'],
  shade: ['color'],
  otherColors: ['color'],
  swapColors: ['color'],
  oneColor: ['color', 'background'],
  ground: ['background'],
  gradient: ['color'],
  idea: [],
  thing: [],
  symbol: [],
  look: ['mark'],
  parameter: ['mark'],
  carrier: ['mark'],
  flip: ['mark'],
  plain: ['spacing'],
  hand: [],
  taste: ['font', 'weight', 'mark'],
  like: [],
};

const OF_COLOR: Partial<Record<ColorTarget, readonly Dimension[]>> = { background: ['background'] };

/** What is not free to move after these operations. */
export function decidedBy(operations: readonly Operation[], locks: readonly Lock[]): ReadonlySet<Dimension> {
  const decided = operations.flatMap((operation) => (operation.op === 'color' ? (OF_COLOR[operation.target] ?? DECIDED.color) : DECIDED[operation.op]));
  return new Set([...decided, ...(locks.includes('weight') ? (['weight'] as const) : [])]);
}

/** Beyond this change of lightness or chroma a color is no longer the one that was asked for. */
const MOST_SHIFT = 0.08;

/** Whether the colors that the customer named still look as they did. */
export const keepsColors = (edited: Genome, before: LogoColors, after: LogoColors): boolean =>
  (Object.keys(edited.color.overrides ?? {}) as ColorRole[]).every((role) => Math.abs(oklchOf(before[role]).l - oklchOf(after[role]).l) <= MOST_SHIFT && Math.abs(oklchOf(before[role]).c - oklchOf(after[role]).c) <= MOST_SHIFT);
