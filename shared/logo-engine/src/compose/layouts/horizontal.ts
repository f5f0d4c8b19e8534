import type { NameParts } from '../../taste/name-parts.ts';
import { isShortName } from '../../taste/short-names.ts';
import { place } from '../place.ts';
import { type Arrangement, type MarkedParts, markScaleOf } from './arrangement.ts';
import type { TypeBlock } from '../type/type-block.ts';

/** Wider than this the block needs a larger mark to balance it. */
const WIDE_BLOCK = 4.2;

/** Beside three lines, whose letters are small, and beside four, which would be smaller still next to a large mark. */
const MANY_LINES = { three: 1.5, four: 1.15 };

/** The mark before the name in the direction of reading, or behind it, centred on its cap band. */
export function horizontal({ genome, context, block, mark }: MarkedParts): Arrangement {
  const band = block.capBottom - block.capTop;
  const { width, height, cx, cy } = mark.bounds;
  const aspect = width / height;
  const markHeight = (band * growthOf(block, context.name, genome.type.case) * markScaleOf(genome)) / (aspect > 1.25 ? Math.sqrt(aspect) : 1);
  const factor = markHeight / height;
  const gap = Math.max(0.5 * block.cap, markHeight * 0.24) * (genome.gap ?? 1);
  const middle = (block.capTop + block.capBottom) / 2;
  const markAt = (left: number) => place(mark.layers, factor, left + (width / 2 - cx) * factor, middle - cy * factor);
  const blockAt = (left: number) => place(block.layers, 1, left - block.bounds.x, 0);
  const isOnTheRight = context.name.script.isRightToLeft !== (genome.nameFirst ?? false);
  const layers = isOnTheRight
    ? [...blockAt(0), ...markAt(block.bounds.width + gap)]
    : [...markAt(0), ...blockAt(width * factor + gap)];
  return { layers, markScale: factor };
}

/** Beside one or two letters a mark of the usual height is the larger of the two by far. */
const BESIDE_FEW = 1.5;

/** Height of the mark against the cap band. */
function growthOf({ bounds, capTop, capBottom, lines }: TypeBlock, name: NameParts, letterCase: string): number {
  if (lines > 2) return lines > 3 ? MANY_LINES.four : MANY_LINES.three;
  if (lines > 1) return bounds.width / (capBottom - capTop) > WIDE_BLOCK ? 1.45 : 1.22;
  if (isShortName(name)) return BESIDE_FEW;
  return letterCase === 'lower' ? 2.5 : 2.1;
}
