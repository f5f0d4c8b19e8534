import type { LogoContext } from '../context.ts';
import type { Genome } from '../genome.ts';
import type { Alignment } from './type/type-block.ts';

/** How the lines of this layout stand: flush towards a mark, else on one axis. */
export function alignmentOf({ layout, deco, nameFirst }: Pick<Genome, 'layout' | 'deco' | 'nameFirst'>, { name }: LogoContext): Alignment {
  const isFlush = layout === 'horizontal' || (layout === 'wordmark' && deco === 'bar');
  if (!isFlush) return 'center';
  const isMarkOnTheRight = name.script.isRightToLeft !== (layout === 'horizontal' && nameFirst === true);
  return isMarkOnTheRight ? 'right' : 'left';
}
