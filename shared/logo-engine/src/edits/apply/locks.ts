import type { Genome } from '../../genome.ts';
import type { FontLibrary } from '../../type/font-library.ts';
import type { TypeSpec } from '../../type/type-spec.ts';
import type { Lock } from '../operations.ts';
import { withFrom } from './fields.ts';

/** Stems within this share of each other are one weight. */
const SAME_WEIGHT = 0.15;

type Restore = (before: Genome, after: Genome, library: Pick<FontLibrary, 'style'>) => Genome;

const typeFrom = (before: Genome, after: Genome, ...fields: (keyof TypeSpec)[]): Genome => ({ ...after, type: withFrom(after.type, before.type, ...fields) });

const sameFonts = (before: Genome, after: Genome): Genome => typeFrom(before, after, 'font', 'subFont', 'constructed', 'laid');

/** What each lock puts back: a locked part is the same afterwards whatever an operation did. */
const RESTORE: Readonly<Record<Lock, Restore>> = {
  font: (before, after, library) => {
    const isSameFamily = library.style(before.type.font).family === library.style(after.type.font).family;
    const isDrawnAlike = !before.type.laid && (before.type.constructed === undefined) === (after.type.constructed === undefined);
    return isSameFamily && isDrawnAlike ? after : sameFonts(before, after);
  },
  weight: (before, after, library) => {
    const [one, other] = [library.style(before.type.font).stem, library.style(after.type.font).stem];
    const isSame = Math.abs(other / one - 1) <= SAME_WEIGHT && before.type.constructed?.weight === after.type.constructed?.weight;
    return isSame ? after : sameFonts(before, after);
  },
  case: (before, after) => typeFrom(before, after, 'case'),
  tracking: (before, after) => typeFrom(before, after, 'tracking'),
  layout: (before, after) => withFrom(after, before, 'layout', 'gap', 'nameFirst', 'plate', 'badge'),
  colour: (before, after) => ({ ...after, color: before.color, ...(after.mark && { mark: withFrom(after.mark, before.mark ?? after.mark, 'tint') }) }),
  background: (before, after) => {
    const overrides = withFrom(after.color.overrides ?? {}, before.color.overrides ?? {}, 'background');
    return { ...after, color: { ...after.color, background: before.color.background, overrides } };
  },
  mark: (before, after) => withFrom(after, before, 'mark', 'edges', 'family'),
  treatment: (before, after) => typeFrom(before, withFrom(after, before, 'deco'), 'treatment', 'swap', 'setting'),
};

/** `after` with every locked part as it was before. */
export function withLocks(before: Genome, after: Genome, locks: ReadonlySet<Lock>, library: Pick<FontLibrary, 'style'>): Genome {
  const restored = [...locks].reduce((genome, lock) => RESTORE[lock](before, genome, library), after);
  const hidesMark = restored.mark && restored.layout === 'wordmark';
  return pruned(hidesMark ? { ...restored, layout: before.layout } : restored);
}

/** Without fields that hold nothing: a stored genome names what it has. */
export function pruned(genome: Genome): Genome {
  const kept = <T extends object>(fields: T): T => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
  const color = kept(genome.color);
  const { overrides, ...plain } = color;
  return kept({ ...genome, type: kept(genome.type), color: overrides && Object.keys(overrides).length > 0 ? color : plain, ...(genome.mark && { mark: kept(genome.mark) }) });
}
