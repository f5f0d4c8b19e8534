import type { Genome, PlateShape } from '../../genome.ts';
import type { Operation } from '../operations.ts';
import { type EditContext, type Edited, Refusal } from './edit.ts';
import { without } from './fields.ts';
import { fontOfKind } from './font-edits.ts';
import { KIND_CLASSES } from './font-kinds.ts';
import { hasEvenStrokes } from './letter-edits.ts';

type LayoutWish = Extract<Operation, { op: 'layout' }>['layout'];

/** Steps of a fifth, within what keeps mark and name in one logo. */
const GROWTH = 1.24;

/** Where the symbol goes, in the direction of reading. */
const PLACES: Readonly<Record<Exclude<LayoutWish, 'plate' | 'badge' | 'other'>, { layout: Genome['layout']; nameFirst: boolean }>> = {
  left: { layout: 'horizontal', nameFirst: false },
  right: { layout: 'horizontal', nameFirst: true },
  above: { layout: 'stacked', nameFirst: false },
  below: { layout: 'stacked', nameFirst: true },
};

export function laidOut(genome: Genome, wanted: LayoutWish): Edited {
  const { plate, badge, deco: _deco, nameFirst: isNameFirst = false, ...rest } = genome;
  if (wanted === 'plate') return genome.layout === 'plate' ? new Refusal('The name stands in a shape already') : onPlate(genome);
  if (!genome.mark) return genome.layout === 'plate' ? offPlate(genome) : new Refusal('There is no symbol to place');
  if (wanted === 'other') return laidOut(genome, genome.layout === 'horizontal' ? 'above' : 'left');
  if (wanted === 'badge') return genome.layout === 'badge' ? new Refusal('It is a badge already') : { ...rest, layout: 'badge', badge: { solid: false } };
  const { layout, nameFirst } = PLACES[wanted];
  const standsThere = genome.layout === layout && isNameFirst === nameFirst;
  if (standsThere || (wanted === 'above' && genome.layout === 'poster')) return new Refusal('The symbol stands there already');
  return { ...rest, layout, ...(nameFirst && { nameFirst }), color: plate || badge ? without(genome.color, 'boxed') : genome.color };
}

function onPlate(genome: Genome): Genome {
  const { deco: _deco, badge: _badge, ...rest } = genome;
  const { treatment: _treatment, setting: _setting, ...type } = genome.type;
  const asked = genome.color.overrides?.text;
  return { ...rest, type, layout: 'plate', plate: { shape: genome.edges === 'sharp' ? 'square' : 'soft', rim: false }, color: { ...genome.color, boxed: true, ...(asked && { overrides: { ...genome.color.overrides, a: asked } }) } };
}

/** A colour that was named for the shape goes over to the letters. */
function offPlate({ plate: _plate, deco: _deco, ...genome }: Genome): Genome {
  const { boxed: _boxed, overrides, ...color } = genome.color;
  return { ...genome, layout: 'wordmark', color: { ...color, ...(overrides && { overrides: { ...overrides, ...(overrides.a && { text: overrides.a }) } }) } };
}

export function resized(genome: Genome, target: 'mark' | 'name' | 'sub', steps: number): Edited {
  if (target === 'sub') {
    const subScale = within(genome.type.subScale * GROWTH ** steps, 0.24, 0.5);
    return genome.type.mode !== 'mainSub' || subScale === genome.type.subScale ? new Refusal('There is no second line that could change') : { ...genome, type: { ...genome.type, subScale } };
  }
  if (!genome.mark) return new Refusal('The name fills the logo: there is no symbol to make it larger or smaller against');
  const isLarger = target === 'mark' ? steps > 0 : steps < 0;
  if (genome.layout === 'poster') return isLarger ? new Refusal('The symbol fills the logo already') : { ...genome, layout: 'stacked' };
  const growth = GROWTH ** (target === 'mark' ? steps : -steps);
  const scale = within((genome.mark.scale ?? 1) * growth, 0.5, 1.75);
  return scale === (genome.mark.scale ?? 1) ? new Refusal('It cannot go further in this direction') : { ...genome, mark: { ...genome.mark, scale } };
}

export function spaced(genome: Genome, steps: number): Edited {
  if (!genome.mark || (genome.layout !== 'horizontal' && genome.layout !== 'stacked')) return new Refusal('There is no space between symbol and name here');
  const gap = within((genome.gap ?? 1) * 1.4 ** steps, 0.5, 2.6);
  return gap === (genome.gap ?? 1) ? new Refusal('The space cannot go further in this direction') : { ...genome, gap };
}

const within = (value: number, least: number, most: number): number => Math.round(Math.max(least, Math.min(most, value)) * 1000) / 1000;

const ROUNDED: Partial<Record<PlateShape, PlateShape>> = { square: 'soft', chamfer: 'soft', block: 'soft', plaque: 'soft', soft: 'pill' };
const SHARPENED: Partial<Record<PlateShape, PlateShape>> = { pill: 'square', soft: 'square', plaque: 'chamfer' };

/** Letters, plate and mark with softer or harder edges; far enough, also a font that is made so. */
export function cornered(genome: Genome, steps: number, context: EditContext): Edited {
  return steps > 0 ? rounded(genome, steps, context) : sharpened(genome, context);
}

function rounded(genome: Genome, steps: number, context: EditContext): Edited {
  const { type, plate } = genome;
  const style = context.library.style(type.font);
  const isFree = !type.treatment && !type.constructed && !type.laid && !context.name.script.isJoined && hasEvenStrokes(style) && !KIND_CLASSES.rounded.includes(style.class);
  const soft: Genome = {
    ...genome,
    edges: 'soft',
    type: { ...type, ...(isFree && { treatment: { kind: 'round' as const } }), ...(type.constructed && { constructed: { ...type.constructed, corner: 'round' as const } }) },
    ...(plate && { plate: { ...plate, shape: ROUNDED[plate.shape] ?? plate.shape } }),
    ...(genome.deco === 'square' && { deco: 'dot' as const }),
  };
  const font = steps > 1 || type.treatment?.kind === 'round' ? fontOfKind(soft, 'rounded', false, context) : soft;
  return font instanceof Refusal ? soft : font;
}

function sharpened(genome: Genome, context: EditContext): Edited {
  const { treatment, ...type } = genome.type;
  const { plate } = genome;
  const sharp: Genome = {
    ...genome,
    edges: 'sharp',
    type: { ...type, ...(treatment && treatment.kind !== 'round' && { treatment }), ...(type.constructed && { constructed: { ...type.constructed, corner: 'chamfer' as const } }) },
    ...(plate && { plate: { ...plate, shape: SHARPENED[plate.shape] ?? plate.shape } }),
    ...(genome.deco === 'dot' && { deco: 'square' as const }),
  };
  const font = fontOfKind(sharp, 'rounded', true, context);
  return font instanceof Refusal ? sharp : font;
}
