import type { LogoContext } from '../context.ts';
import type { Genome } from '../genome.ts';
import type { TypeSpec } from '../type/type-spec.ts';
import { alignmentOf } from './alignment.ts';
import { type TypeBlock, setType } from './type/type-block.ts';

/** Widest name beside a mark, against its height: one line, more lines, and where it goes below the mark instead. */
const WIDEST = { oneLine: 5.2, moreLines: 6.2 };
/** Longest main part that leaves room for a subline. */
const SHORT_MAIN = 12;

/** A genome as it will be drawn, and its lettering where that was set on the way. */
export interface Settled {
  genome: Genome;
  block?: TypeBlock;
}

/**
 * The genome as it will be drawn: a name too wide beside its mark breaks in two lines or goes below it.
 * The fonts of the genome must be ready.
 */
export function settle(genome: Genome, context: LogoContext): Settled {
  if (genome.type.setting) return { genome, block: setType(genome.type, context.name, alignmentOf(genome, context), context.library) };
  if (genome.layout !== 'horizontal' || !genome.mark) return { genome };
  const block = setType(genome.type, context.name, alignmentOf(genome, context), context.library);
  const aspect = block.bounds.width / (block.capBottom - block.capTop);
  if (block.lines === 1 && aspect > WIDEST.oneLine && context.name.words.length > 1) {
    return settle({ ...genome, type: broken(genome.type, context) }, context);
  }
  const isTooWide = aspect > (block.lines === 1 ? WIDEST.oneLine : WIDEST.moreLines);
  return isTooWide ? { genome: { ...genome, layout: 'stacked' } } : { genome, block };
}

/** The same lettering in more lines: name over subline where there is one, else balanced lines. */
export function broken(type: TypeSpec, { name }: LogoContext): TypeSpec {
  const hasSubline = name.sub !== null && (name.main.length < SHORT_MAIN || name.main.includes(' '));
  return { ...type, mode: hasSubline ? 'mainSub' : 'stack', leading: type.case === 'upper' ? 0.34 : 0.44 };
}
