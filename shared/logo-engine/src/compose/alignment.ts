import type { LogoContext } from '../context.ts';
import type { Genome } from '../genome.ts';
import type { Alignment } from './type/type-block.ts';

/** How the lines of this layout stand: flush towards a mark, else on one axis. */
export function alignmentOf({ layout, deco }: Pick<Genome, 'layout' | 'deco'>, { name }: LogoContext): Alignment {
  const isFlush = layout === 'horizontal' || (layout === 'wordmark' && deco === 'bar');
  if (!isFlush) return 'center';
  return name.script.isRightToLeft ? 'right' : 'left';
}
