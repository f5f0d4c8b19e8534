import { nameContains } from '@fifteen/contracts';
import { readCursor, writeCursor, type Cursor } from './cursor.ts';
import type { NamedProject, ProjectsStore, ShownProject } from './projects.store.ts';

interface Page {
  readonly rows: ShownProject[];
  readonly next: string | undefined;
  readonly total: number | undefined;
}

const cursorOf = ({ created_at, id }: Pick<NamedProject, 'created_at' | 'id'>): Cursor => ({ createdAt: created_at, id });

/** Where the next page begins, from the rows of this page and one more. */
const nextOf = (rows: readonly Pick<NamedProject, 'created_at' | 'id'>[], limit: number): string | undefined => {
  const last = rows[limit - 1];
  return rows.length > limit && last ? writeCursor(cursorOf(last)) : undefined;
};

const isAfter = (project: NamedProject, { createdAt, id }: Cursor): boolean => {
  const age = project.created_at.getTime() - createdAt.getTime();
  return age < 0 || (age === 0 && project.id < id);
};

/** A customer's projects page by page, newest first. */
export const createProjectPages = (projects: Pick<ProjectsStore, 'list' | 'count' | 'names' | 'some'>) => ({
  all: async (userId: string, limit: number, cursor: string | undefined): Promise<Page> => {
    const after = cursor === undefined ? undefined : readCursor(cursor);
    const [rows, total] = await Promise.all([
      projects.list(userId, limit + 1, after),
      after ? undefined : projects.count(userId),
    ]);
    return { rows: rows.slice(0, limit), next: nextOf(rows, limit), total };
  },

  /** Names are compared here and not by the database, whose lower case depends on how it was set up. */
  found: async (userId: string, typed: string, limit: number, cursor: string | undefined): Promise<Page> => {
    const after = cursor === undefined ? undefined : readCursor(cursor);
    const matching = (await projects.names(userId)).filter(({ name }) => nameContains(name, typed));
    const rest = after ? matching.filter((project) => isAfter(project, after)) : matching;
    const rows = await projects.some(userId, rest.slice(0, limit).map(({ id }) => id));
    return { rows, next: nextOf(rest, limit), total: after ? undefined : matching.length };
  },
});
