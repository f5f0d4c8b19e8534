import { oklchOf } from '../../colour/oklch.ts';
import type { ColourSlot, LogoColours } from '../../colour/colour-spec.ts';
import type { Genome } from '../../genome.ts';
import type { ColourTarget, Lock, Operation } from '../operations.ts';
import type { Dimension } from './move.ts';

/** Dimensions that an operation has decided: no variation moves them. */
const DECIDED: { readonly [Name in Operation['op']]: readonly Dimension[] } = {
  font: ['font', 'weight'],
  fontKind: ['weight'],
  otherFont: [],
  weight: ['weight'],
  case: ['spacing'],
  tracking: ['spacing'],
  corner: ['treatment', 'mark'],
  gap: ['proportion', 'layout'],
  layout: ['layout'],
  size: ['proportion'],
  colour: ['colour'],
  paletteColour: ['colour'],
  shade: ['colour'],
  otherColours: ['colour'],
  swapColours: ['colour'],
  oneColour: ['colour'],
  ground: ['ground'],
  gradient: [],
  motif: [],
  symbol: [],
  flip: ['mark'],
  treatment: ['treatment'],
  plain: ['treatment'],
  hand: [],
  taste: ['treatment', 'weight'],
  like: [],
};

/** Plain letters may have no place for a second colour. */
const OF_COLOUR: Partial<Record<ColourTarget, readonly Dimension[]>> = { background: ['ground'], second: ['colour', 'treatment'] };

/** What is not free to move after these operations; a weight that is kept leaves room for other fonts, not for bolder ones. */
export function decidedBy(operations: readonly Operation[], locks: readonly Lock[]): ReadonlySet<Dimension> {
  const decided = operations.flatMap((operation) => (operation.op === 'colour' ? (OF_COLOUR[operation.target] ?? DECIDED.colour) : DECIDED[operation.op]));
  return new Set([...decided, ...(locks.includes('weight') ? (['weight'] as const) : [])]);
}

/** Beyond this change of lightness a colour is no longer the one that was asked for. */
const MOST_SHIFT = 0.08;

/** Whether the colours that the customer named still look as they did. */
export function keepsColours(edited: Genome, before: LogoColours, after: LogoColours): boolean {
  const slots = Object.keys(edited.color.overrides ?? {}) as ColourSlot[];
  return slots.every((slot) => Math.abs(oklchOf(before[slot]).l - oklchOf(after[slot]).l) <= MOST_SHIFT && Math.abs(oklchOf(before[slot]).c - oklchOf(after[slot]).c) <= MOST_SHIFT);
}
