import type { FontLibrary } from '@fifteen/typography';
import type { Genome } from '../genome.ts';
import { without, withFrom } from './fields.ts';
import { isWordmarkIdea } from '../idea-of.ts';
import { styleIdOf } from './lettering-edits.ts';
import type { Lock } from './operation.ts';

/** Stems within this share of each other are one weight. */
const SAME_WEIGHT = 0.15;

type Restore = (before: Genome, after: Genome, library: Pick<FontLibrary, 'style'>) => Genome;

const sameLettering = (before: Genome, after: Genome): Genome => ({ ...after, lettering: { ...after.lettering, style: before.lettering.style } });

const familyOf = ({ lettering: { style } }: Genome, library: Pick<FontLibrary, 'style'>): string => ('font' in style ? library.style(style.font).family : styleIdOf(style));

const stemOf = ({ lettering: { style } }: Genome, library: Pick<FontLibrary, 'style'>): number =>
  'font' in style ? library.style(style.font).stem / library.style(style.font).cap : (style.options.stem ?? 0.17);

const withStyleField = (before: Genome, after: Genome, field: 'case' | 'tracking'): Genome => {
  const [one, other] = [before.lettering.style, after.lettering.style];
  const trackingOf = (style: typeof one) => ('pen' in style ? style.options.tracking : style.tracking);
  if (field === 'case') return { ...after, lettering: { ...after.lettering, style: { ...without(other, 'case'), ...(one.case && { case: one.case }) } as typeof one } };
  const tracking = trackingOf(one) ?? 0;
  return { ...after, lettering: { ...after.lettering, style: 'pen' in other ? { ...other, options: { ...other.options, tracking } } : { ...other, tracking } } };
};

/** What each lock puts back: a locked part is the same afterwards whatever an operation did. */
const RESTORE: Readonly<Record<Lock, Restore>> = {
  font: (before, after, library) => (familyOf(before, library) === familyOf(after, library) ? after : sameLettering(before, after)),
  weight: (before, after, library) => (Math.abs(stemOf(after, library) / stemOf(before, library) - 1) <= SAME_WEIGHT ? after : sameLettering(before, after)),
  case: (before, after) => withStyleField(before, after, 'case'),
  tracking: (before, after) => withStyleField(before, after, 'tracking'),
  layout: (before, after) => withFrom(after, before, 'layout', 'gap', 'markLast'),
  color: (before, after) => ({ ...after, color: before.color }),
  background: (before, after) => ({
    ...after,
    color: { ...after.color, roles: { ...after.color.roles, ground: before.color.roles.ground }, overrides: withFrom(after.color.overrides ?? {}, before.color.overrides ?? {}, 'ground') },
  }),
  mark: (before, after) => withFrom(after, before, 'idea', 'flip', 'finish'),
  tag: (before, after) => ({ ...after, tag: before.tag }),
};

/** `after` with every locked part as it was before. */
export function withLocks(before: Genome, after: Genome, locks: ReadonlySet<Lock>, library: Pick<FontLibrary, 'style'>): Genome {
  const restored = [...locks].reduce((genome, lock) => RESTORE[lock](before, genome, library), after);
  const isBeside = restored.idea !== null && !isWordmarkIdea(restored.idea);
  const layout = isBeside ? (restored.layout === 'wordmark' ? before.layout : restored.layout) : 'wordmark';
  return pruned({ ...restored, layout });
}

/** Without fields that hold nothing: a stored genome names what it has. */
export function pruned(genome: Genome): Genome {
  const kept = <T extends object>(fields: T): T => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
  const { overrides, ...color } = genome.color;
  return kept({ ...genome, color: kept(overrides && Object.keys(overrides).length > 0 ? { ...color, overrides } : color) });
}
