import type { Project } from '@fifteen/contracts';
import type { InfiniteData, QueryClient } from '@fifteen/web/query';
import type { ProjectsPage } from './project-pages.ts';
import { projectQuery } from './projects.ts';

type List = Project[] | InfiniteData<ProjectsPage> | undefined;

const LISTS = { queryKey: ['projects', 'list'] } as const;

const mapPages = (data: InfiniteData<ProjectsPage>, change: (page: ProjectsPage) => ProjectsPage): List => ({
  ...data,
  pages: data.pages.map(change),
});

const withProject =
  (changed: Project) =>
  (list: List): List => {
    const put = (items: readonly Project[]) => items.map((item) => (item.id === changed.id ? changed : item));
    if (!list) return list;
    return Array.isArray(list) ? put(list) : mapPages(list, (page) => ({ ...page, items: put(page.items) }));
  };

const withoutProject =
  (id: string) =>
  (list: List): List => {
    const rest = (items: readonly Project[]) => items.filter((item) => item.id !== id);
    if (!list) return list;
    if (Array.isArray(list)) return rest(list);
    return mapPages(list, (page) => ({
      ...page,
      items: rest(page.items),
      total: page.total === undefined ? undefined : page.total - 1,
    }));
  };

const newestFirst = (a: Project, b: Project): number =>
  b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id);

/** Back in its place; another may have gone meanwhile, so the place is found anew. */
const withProjectBack =
  (project: Project) =>
  (list: List): List => {
    const put = (items: readonly Project[]) => [...items.filter(({ id }) => id !== project.id), project].sort(newestFirst);
    if (!list) return list;
    if (Array.isArray(list)) return put(list);
    const place = list.pages.findIndex(({ items }) => items.some((item) => newestFirst(project, item) < 0));
    const at = place === -1 ? list.pages.length - 1 : place;
    return {
      ...list,
      pages: list.pages.map((page, number) => ({
        ...page,
        items: number === at ? put(page.items) : page.items,
        total: page.total === undefined ? undefined : page.total + 1,
      })),
    };
  };

const holds = (list: List, id: string): boolean => {
  const items = Array.isArray(list) ? list : (list?.pages.flatMap((page) => page.items) ?? []);
  return items.some((item) => item.id === id);
};

/** What the server says of a project now, wherever it is shown. */
export const putProject = (cache: QueryClient, project: Project): void => {
  cache.setQueryData(projectQuery(project.id).queryKey, project);
  cache.setQueriesData<List>(LISTS, withProject(project));
};

/** Takes a project out of every list; gives what puts it back where it was. */
export const dropProject = (cache: QueryClient, project: Project): (() => void) => {
  const holding = cache.getQueriesData<List>(LISTS).filter(([, list]) => holds(list, project.id));
  for (const [key] of holding) cache.setQueryData<List>(key, withoutProject(project.id));
  return () => {
    for (const [key] of holding) cache.setQueryData<List>(key, withProjectBack(project));
  };
};

/** Lists and figures are asked for again where they are shown. */
export const refreshLists = (cache: QueryClient): void => {
  void cache.invalidateQueries(LISTS);
  void cache.invalidateQueries({ queryKey: ['users', 'stats'] });
};
