import { STUDIO_IDS, type StudioId } from '@fifteen/contracts';

/** Items grouped by studio, in the order of the studios; a studio without any is left out. */
export const byStudio = <T>(items: readonly T[], studioOf: (item: T) => StudioId): [StudioId, T[]][] =>
  STUDIO_IDS.map((id): [StudioId, T[]] => [id, items.filter((item) => studioOf(item) === id)]).filter(
    ([, group]) => group.length > 0,
  );
