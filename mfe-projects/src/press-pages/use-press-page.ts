import type { ProjectPressPage } from '@fifteen/contracts';
import { useMutation, useQuery, useQueryClient } from '@fifteen/web/query';
import { closePressPage, pressPageQuery, putPressPage } from './press-pages-api.ts';

export interface PressPageState {
  /** Undefined until the server has told. */
  readonly data: ProjectPressPage | undefined;
  readonly saving: boolean;
  readonly ending: boolean;
  readonly problem: string | null;
  save(boilerplate: string): void;
  end(): void;
}

/** The press page of one project. Nothing of it is optimistic: a link is shown when it works. */
export const usePressPage = (projectId: string): PressPageState => {
  const cache = useQueryClient();
  const query = pressPageQuery(projectId);
  const { data, error: unread } = useQuery(query);
  const learn = (learned: ProjectPressPage): void => void cache.setQueryData(query.queryKey, learned);
  const saving = useMutation({ mutationFn: (boilerplate: string) => putPressPage(projectId, boilerplate), onSuccess: learn });
  const ending = useMutation({ mutationFn: () => closePressPage(projectId), onSuccess: () => learn({ page: null }) });
  const error = saving.error ?? ending.error ?? (data ? null : unread);
  return {
    data,
    saving: saving.isPending,
    ending: ending.isPending,
    problem: error?.message ?? null,
    save: (boilerplate) => saving.mutate(boilerplate),
    end: () => ending.mutate(),
  };
};
