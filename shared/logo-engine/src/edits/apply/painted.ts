import type { ColourSlot, ColourSpec, LogoColours } from '../../colour/colour-spec.ts';
import { resolveColours } from '../../colour/resolve-colours.ts';
import type { Genome } from '../../genome.ts';
import type { ColourTarget } from '../operations.ts';
import { type EditContext, type Edited, Refusal } from './edit.ts';

/** What a target is painted with; none where the logo does not have it. */
export function slotsOf({ mark, layout, type, color }: Genome, target: ColourTarget): ColourSlot[] {
  const markSlot: ColourSlot = mark?.tint === 'b' ? 'b' : 'a';
  const nameSlot: ColourSlot = layout === 'plate' || color.boxed ? 'a' : 'text';
  if (target === 'background') return ['background'];
  if (target === 'second') return ['b'];
  if (target === 'name') return [nameSlot];
  if (target === 'mark') return mark ? [markSlot] : [];
  // The first colour of a name alone is not always drawn, but the second is told from it.
  return mark ? [markSlot] : [...new Set<ColourSlot>([nameSlot, 'a', ...(type.treatment ? (['b'] as const) : [])])];
}

/** The mark stays as it is; the colours that paint a target become these, as long as that shows. */
export function painted(genome: Genome, colours: Partial<Record<ColourSlot, string>>, context: EditContext): Edited {
  const { single: _single, ...color } = genome.color;
  const isSecond = colours.b !== undefined || colours.text !== undefined;
  const next: ColourSpec = { ...(isSecond ? color : genome.color), overrides: { ...color.overrides, ...colours } };
  const [before, after] = [resolveColours(genome.color, context.palette), resolveColours(next, context.palette)];
  return isSame(before, after) ? new Refusal('That colour is there already, or would not be read on this ground') : { ...genome, color: next };
}

/** Whether two sets of colours look the same. */
export const isSame = (one: LogoColours, other: LogoColours): boolean => (Object.keys(one) as (keyof LogoColours)[]).every((role) => one[role] === other[role]);
