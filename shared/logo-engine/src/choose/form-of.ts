import type { Genome, MarkGene } from '../genome.ts';

/** Treatments that are a letter as a hole in a plain shape, with the shape where the genome names none. */
const HOLLOWED: Readonly<Record<string, string>> = { knockout: 'circle', plateLetter: 'hexagon' };

/**
 * What the eye remembers of a logo, by name: its seal or emblem, its figure or treated letter, the shape of its plate, what is done to the
 * word. Two of one form in a set look like one idea twice. Pictures have their own rule: a motif may be merged in several ways.
 */
export function formOf({ mark, type, deco, plate, badge, layout, recipe, seed }: Genome): string {
  if (layout === 'badge') return (badge?.form ?? 'ring') === 'ring' ? 'seal' : 'emblem';
  if (mark) return markForm(mark) ?? `drawn ${recipe} ${seed}`;
  if (plate || deco === 'frame') return 'boxed word';
  if (type.setting) return `setting ${type.setting}`;
  if (type.swap) return `swap ${type.swap.letter}`;
  if (type.treatment) return `treatment ${type.treatment.kind}`;
  if (type.constructed) return 'built';
  if (type.laid) return 'laid';
  if (type.mode === 'duo') return 'two-tone';
  return `word ${deco === 'square' ? 'dot' : (deco ?? 'plain')}`;
}

/** A letter cut from a hexagon and one on a hexagonal plate are one form. Null for what was merged or drawn for this logo alone. */
function markForm({ kind, generator, container, params }: MarkGene): string | null {
  if (params?.['staging'] === 'parted') return 'parted ground';
  const usual = kind === 'letter' ? HOLLOWED[generator] : undefined;
  if (usual) return `letter in a ${container ?? usual}`;
  return ['abstract', 'letter', 'motif'].includes(kind) ? `${kind} ${generator}` : null;
}

/** Letters on a plain ground of any shape. */
const PLAIN_GROUNDS: ReadonlySet<string> = new Set(['knockout', 'plateLetter', 'cornerLetter', 'plateInitials', 'boxedBleed', 'splitBox']);

/** The device of a logo that says nothing of its name, whatever its shape; null for all others. */
export function deviceOf(genome: Genome): string | null {
  const { mark, plate, deco } = genome;
  if (mark) return mark.kind === 'letter' && PLAIN_GROUNDS.has(mark.generator) ? 'letter in a box' : null;
  if (plate || deco === 'frame') return 'boxed word';
  if (deco === 'stripes' || deco === 'rules') return 'lined word';
  return deco === 'dot' || deco === 'square' ? 'stopped word' : null;
}
