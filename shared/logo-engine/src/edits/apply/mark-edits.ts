import { chanceFrom } from '../../chance/chance.ts';
import type { Family, Genome, MarkGene } from '../../genome.ts';
import { ABSTRACT_MARKS, LETTER_MARKS, type Motif, motifById, suitsInitials } from '../../marks/index.ts';
import { type EditContext, type Edited, Refusal } from './edit.ts';
import { without } from './fields.ts';

/** The logo with another mark in it; a name that stood alone gets one on its left. */
export function withMark(genome: Genome, mark: MarkGene, family: Family): Genome {
  if (genome.mark) return { ...genome, family: genome.layout === 'badge' ? genome.family : family, mark };
  const { deco: _deco, plate: _plate, ...rest } = genome;
  return { ...rest, family, layout: 'horizontal', mark, color: without(genome.color, 'boxed') };
}

const drawnFrom = (genome: Genome, name: string): string => `${genome.seed.slice(0, 500)}|${name}`.slice(0, 590);

/** Marks of this kind need one unbroken shape. */
const NEEDS_PLAIN: ReadonlySet<string> = new Set(['striped', 'sliced']);

/** A motif in the place and manner of the old one. */
export function replaced(genome: Genome, id: string): Edited {
  const motif = motifById(id);
  if (!motif) return new Refusal(`There is no drawing of “${id}” yet`);
  const { mark } = genome;
  if (mark?.generator === id && mark.kind !== 'letter' && mark.kind !== 'abstract' && mark.kind !== 'merged') return new Refusal(`It is a ${motif.title.toLowerCase()} already`);
  return withMark(genome, likeBefore(genome, motif), 'picto');
}

function likeBefore({ mark, ...genome }: Genome, motif: Motif): MarkGene {
  const isPicture = mark && mark.kind !== 'letter' && mark.kind !== 'abstract' && mark.kind !== 'merged';
  const kept = isPicture && !(NEEDS_PLAIN.has(mark.kind) && motif.weight !== 'plain') ? mark : null;
  const contained = kept?.kind === 'contained' && (motif.weight === 'line' || kept.container === motif.id);
  return {
    kind: kept && !contained ? kept.kind : 'motif',
    generator: motif.id,
    seed: drawnFrom(genome, motif.id),
    ...(kept?.container && !contained && { container: kept.container }),
    ...(mark?.scale && { scale: mark.scale }),
    ...(mark?.tint && { tint: mark.tint }),
  };
}

/** The motif joined to the picture: cut out of it, or it out of the motif. Where neither has room, in its place. */
export function added(genome: Genome, id: string): Edited {
  const motif = motifById(id);
  if (!motif) return new Refusal(`There is no drawing of “${id}” yet`);
  const own = genome.mark && genome.mark.kind !== 'letter' && genome.mark.kind !== 'abstract' ? motifById(genome.mark.generator) : undefined;
  if (!own || own.id === id) return replaced(genome, id);
  const [outer, inner] = own.slot && motif.weight !== 'line' ? [own, motif] : motif.slot && own.weight !== 'line' ? [motif, own] : [];
  if (!outer || !inner) return new Refusal(`The ${own.title.toLowerCase()} has no room for a ${motif.title.toLowerCase()}; ask for one instead of the other`);
  return withMark(genome, { ...keptOf(genome), kind: 'merged', generator: outer.id, inner: inner.id, seed: drawnFrom(genome, id) }, 'idea');
}

const keptOf = ({ mark }: Genome): Pick<MarkGene, 'scale' | 'tint'> => ({ ...(mark?.scale && { scale: mark.scale }), ...(mark?.tint && { tint: mark.tint }) });

export function withoutMark({ mark, badge: _badge, gap: _gap, nameFirst: _nameFirst, ...genome }: Genome): Edited {
  if (!mark) return new Refusal('There is no symbol');
  const { gradient: _gradient, ...color } = genome.color;
  return { ...genome, family: 'word', layout: genome.layout === 'plate' ? 'plate' : 'wordmark', color };
}

export function figure(genome: Genome, { taste }: EditContext): Edited {
  const chance = chanceFrom(drawnFrom(genome, 'figure'));
  const isOther = (id: string) => id !== genome.mark?.generator;
  const allowed = ABSTRACT_MARKS.filter(({ id, tags }) => isOther(id) && tags.every((tag) => !taste.bans.has(`mark:${tag}`) && tag !== 'brush' && tag !== 'fine'));
  if (allowed.length === 0) return new Refusal('Your dislikes leave no other figure');
  const current = ABSTRACT_MARKS.find(({ id }) => id === genome.mark?.generator);
  const kin = allowed.filter(({ tags }) => current && tags.filter((tag) => current.tags.includes(tag)).length > 1);
  const { id } = chance.pick(kin.length > 2 ? kin : allowed);
  return withMark(genome, { ...keptOf(genome), kind: 'abstract', generator: id, seed: drawnFrom(genome, id) }, 'abstract');
}

export function letter(genome: Genome, { taste, name, styles }: EditContext): Edited {
  if (name.script.isJoined) return new Refusal('Letters of this script join: none stands alone');
  const suiting = LETTER_MARKS.filter(
    (mark) => mark.id !== genome.mark?.generator && suitsInitials(mark, name.initials) && mark.tags.every((tag) => !taste.bans.has(`mark:${tag}`) && tag !== 'brush' && tag !== 'fine'),
  );
  if (suiting.length === 0) return new Refusal('These initials suit no letter mark');
  const { id } = chanceFrom(drawnFrom(genome, 'letter')).pick(suiting);
  const heavy = styles.find(({ stem, class: fontClass }) => stem >= 0.14 && (fontClass === 'grot' || fontClass === 'geo'));
  return withMark(genome, { ...keptOf(genome), kind: 'letter', generator: id, font: heavy?.id ?? genome.type.font, seed: drawnFrom(genome, id) }, 'letter');
}

/** A symbol that the brief speaks of; a figure where it speaks of none, or where the customer dislikes pictures as they are. */
export function anySymbol(genome: Genome, context: EditContext): Edited {
  const told = context.motifs.all.find((id) => id !== genome.mark?.generator && id !== genome.mark?.inner);
  if (genome.mark?.kind === 'letter') return letter(genome, context);
  if (genome.mark?.kind === 'abstract' || !told || context.taste.bans.has('plainMotif')) return figure(genome, context);
  return replaced(genome, told);
}

export function flipped(genome: Genome): Edited {
  if (!genome.mark) return new Refusal('There is no symbol to turn');
  if (genome.mark.kind === 'letter') return new Refusal('A letter the other way round cannot be read');
  const { flip, ...mark } = genome.mark;
  return { ...genome, mark: flip ? mark : { ...mark, flip: true } };
}
