import { useEffect, useState } from 'react';
import { nameContains, type Project } from '@fifteen/contracts';
import { keepPreviousData, useInfiniteQuery } from '@fifteen/web/query';
import { projectPagesQuery } from '../shared/api/project-pages.ts';

/** Typing pauses for so long before the server is asked. */
const PAUSE_MS = 200;

const usePaused = (text: string): string => {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
};

export interface FoundProjects {
  /** Undefined until the first of them are there. */
  readonly found: readonly Project[] | undefined;
  /** How many match in all; undefined while the server counts. */
  readonly total: number | undefined;
  /** How many there are without a search. */
  readonly all: number | undefined;
  readonly error: Error | null;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  loadMore(): void;
  retry(): void;
}

const useList = (search: string, enabled: boolean) => {
  const list = useInfiniteQuery({ ...projectPagesQuery(search), enabled, placeholderData: keepPreviousData });
  return { ...list, items: list.data?.pages.flatMap(({ items }) => items), total: list.data?.pages[0]?.total };
};

/**
 * The projects whose name contains what was typed. Where all are here the page searches by itself, at every key; where
 * there are more than were loaded, the server searches through all of them, and what is here is shown meanwhile.
 */
export const useFoundProjects = (typed: string): FoundProjects => {
  const wanted = typed.trim();
  const paused = usePaused(wanted);
  const list = useList('', true);
  const asks = wanted !== '' && paused !== '' && list.hasNextPage;
  const search = useList(paused, asks);
  const loaded = list.items?.filter(({ project_name }) => nameContains(project_name, wanted));
  const isAnswered = asks && paused === wanted && search.items !== undefined && !search.isPlaceholderData;
  const source = isAnswered ? search : list;
  const isWhole = !list.hasNextPage;
  const countOf = (): number | undefined => {
    if (wanted === '') return list.total ?? list.items?.length;
    if (isAnswered) return search.total;
    return isWhole ? loaded?.length : undefined;
  };
  return {
    found: isAnswered ? search.items : loaded,
    total: countOf(),
    all: list.total ?? list.items?.length,
    error: list.data ? null : list.error,
    hasMore: (wanted === '' || isAnswered) && source.hasNextPage,
    isLoadingMore: source.isFetchingNextPage,
    loadMore: () => void (source.isFetchingNextPage || source.fetchNextPage()),
    retry: () => void list.refetch(),
  };
};
