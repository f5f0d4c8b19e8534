import type { ColourSpec } from '../../colour/colour-spec.ts';
import { oklchOf } from '../../colour/oklch.ts';
import { resolveColours } from '../../colour/resolve-colours.ts';
import type { Genome } from '../../genome.ts';
import type { Operation } from '../operations.ts';
import { type EditContext, type Edited, Refusal } from './edit.ts';
import { without } from './fields.ts';

type Ground = Extract<Operation, { op: 'ground' }>['ground'];

/** Grounds of less chroma are papers and inks. */
export const TINTED = 0.05;

const GROUND_ROLES: Readonly<Record<Exclude<Ground, 'dark'>, ColourSpec['background']>> = { white: 'white', paper: 'paper', colour: 'primary', transparent: 'white' };
const DARK = 0.4;

export function grounded(genome: Genome, ground: Ground, context: EditContext): Edited {
  const { background: asked, ...overrides } = genome.color.overrides ?? {};
  const isDarkNow = oklchOf(resolveColours(genome.color, context.palette).background).l < DARK;
  const background = ground === 'dark' ? (genome.studio === 'apex' ? 'ink' : 'deep') : GROUND_ROLES[ground];
  if (ground === 'dark' && isDarkNow) return new Refusal('The background is dark already');
  if (!asked && genome.color.background === background) return new Refusal(ground === 'transparent' ? 'Every file also comes without a background' : 'The background is that already');
  return { ...genome, color: { ...genome.color, background, overrides } };
}

export function graded(genome: Genome, is: 'on' | 'off'): Edited {
  const { gradient, single: _single, ...color } = genome.color;
  if (is === 'off') return gradient ? { ...genome, color: without(genome.color, 'gradient') } : new Refusal('There is no gradient');
  if (!genome.mark) return new Refusal('A gradient lies on the symbol alone, and there is none');
  return gradient ? new Refusal('There is a gradient already') : { ...genome, color: { ...color, gradient: { all: false } } };
}
