import type { Genome } from '../genome.ts';

/**
 * What the eye remembers of a logo, by name: its seal or emblem, its figure or treated letter, the shape of its plate, what is done to the
 * word. Two of one form in a set look like one idea twice. Pictures have their own rule: a motif may be merged in several ways.
 */
export function formOf({ mark, type, deco, plate, badge, layout, recipe, seed }: Genome): string {
  if (layout === 'badge') return (badge?.form ?? 'ring') === 'ring' ? 'seal' : 'emblem';
  if (mark) return ['abstract', 'letter', 'motif'].includes(mark.kind) ? `${mark.kind} ${mark.generator}` : `drawn ${recipe} ${seed}`;
  if (plate) return `plate ${plate.shape}`;
  if (type.swap) return `swap ${type.swap.letter}`;
  if (type.treatment) return `treatment ${type.treatment.kind}`;
  if (type.constructed) return 'built';
  if (type.laid) return 'laid';
  if (type.mode === 'duo') return 'two-tone';
  return `word ${deco === 'square' ? 'dot' : (deco ?? 'plain')}`;
}
