import { standsInCapitals, trackingFor } from '../../studios/lettering.ts';
import type { Genome } from '../../genome.ts';
import type { FontClass, FontStyle } from '../../type/font-style.ts';
import type { LetterCase, Treatment } from '../../type/type-spec.ts';
import { type EditContext, type Edited, Refusal } from './edit.ts';

/** Letters that join: neither spaced nor cut. */
export const WRITTEN: ReadonlySet<FontClass> = new Set(['script', 'hand']);

/** Tracking that can still be read, in em. */
export const clampTracking = (tracking: number): number => Math.round(Math.max(-0.06, Math.min(0.45, tracking)) * 1000) / 1000;

export function cased(genome: Genome, letterCase: LetterCase, context: EditContext): Edited {
  if (!context.name.script.hasCase) return new Refusal('This script has no capitals');
  if (genome.type.case === letterCase) return new Refusal('The letters stand in that case already');
  const style = context.library.style(genome.type.font);
  if (letterCase === 'upper' && !standsInCapitals(style)) return new Refusal(`${style.name} is not made to stand in capitals`);
  if (letterCase !== 'upper' && style.case === 'upper') return new Refusal(`${style.name} has capitals only`);
  const { constructed: _constructed, laid: _laid, swap: _swap, setting: _setting, ...type } = genome.type;
  return { ...genome, type: { ...type, case: letterCase, tracking: clampTracking(trackingFor(style, letterCase)) } };
}

export function tracked(genome: Genome, steps: number, { name, library }: EditContext): Edited {
  if (name.script.isJoined) return new Refusal('The letters of this script join: they are never spaced');
  if (WRITTEN.has(library.style(genome.type.font).class)) return new Refusal('Written letters join: they are never spaced');
  if ([...name.full].length < 2) return new Refusal('One letter has no spacing');
  const { constructed } = genome.type;
  if (constructed) return { ...genome, type: { ...genome.type, constructed: { ...constructed, spacing: Math.max(4, Math.min(60, constructed.spacing + steps * 7)) } } };
  const tracking = clampTracking(genome.type.tracking + steps * 0.06);
  return tracking === genome.type.tracking ? new Refusal('The letters cannot be spaced further and still be read') : { ...genome, type: { ...genome.type, tracking } };
}

/** Cuts that would close up or hide in letters this thin. */
const LEAST_STEM = 0.1;
const NEEDS_MASS: ReadonlySet<Treatment> = new Set(['slice', 'inline', 'lines', 'knife', 'harlequin']);

/** Cuts and softened corners eat hairlines: they need letters of even strokes. */
export const NEEDS_EVEN: ReadonlySet<Treatment> = new Set(['inline', 'lines', 'round', 'slice']);
const UNEVEN: ReadonlySet<FontClass> = new Set(['roman', 'old', 'lightserif', 'didone', 'softserif', 'fatface', 'deco', 'flare', 'script', 'hand', 'retro']);

/** Whether corners of these letters can be softened without losing a stroke. */
export const hasEvenStrokes = ({ class: fontClass, stem }: FontStyle): boolean => !UNEVEN.has(fontClass) && stem >= LEAST_STEM;

export function treated(genome: Genome, kind: Treatment, is: 'on' | 'off', context: EditContext): Edited {
  const { treatment, ...type } = genome.type;
  if (is === 'off') return treatment?.kind === kind ? { ...genome, type } : new Refusal('The letters do not have that');
  if (treatment?.kind === kind) return new Refusal('The letters have that already');
  const style = context.library.style(type.font);
  if (context.name.script.isJoined || WRITTEN.has(style.class)) return new Refusal('Letters that join are not cut or shaded');
  if (NEEDS_MASS.has(kind) && style.stem < LEAST_STEM) return new Refusal(`${style.name} is too thin for that`);
  if (NEEDS_EVEN.has(kind) && !hasEvenStrokes(style)) return new Refusal(`The fine strokes of ${style.name} would be lost`);
  const { constructed: _constructed, laid: _laid, swap: _swap, setting: _setting, ...plain } = type;
  return { ...genome, type: { ...plain, treatment: { kind } } };
}

/** The letters as the font has them, without additions. */
export function plainLetters(genome: Genome): Edited {
  const { treatment, swap, setting, ...type } = genome.type;
  const { deco, ...rest } = genome;
  return treatment || swap || setting || deco ? { ...rest, type } : new Refusal('The letters are plain already');
}
