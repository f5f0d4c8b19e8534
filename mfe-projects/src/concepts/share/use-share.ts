import { useMemo } from 'react';
import type { ProjectShare } from '@fifteen/contracts';
import { useMutation, useQuery, useQueryClient } from '@fifteen/web/query';
import { endShare, saveShare, shareQuery, type ShareChoice } from './share-api.ts';

export interface Sharing {
  /** Undefined until the server has told. */
  readonly data: ProjectShare | undefined;
  /** Votes by concept. */
  readonly votes: ReadonlyMap<string, number>;
  readonly busy: boolean;
  readonly problem: string | null;
  save(choice: ShareChoice): void;
  end(): void;
}

/** The public link of one project, first as it came with the concepts. Nothing of it is optimistic: a link is shown when it works. */
export const useShare = (projectId: string, hasConcepts: 'yes' | 'not yet'): Sharing => {
  const cache = useQueryClient();
  const query = shareQuery(projectId);
  const { data, refetch, error: unread } = useQuery({ ...query, enabled: hasConcepts === 'yes' });
  const saving = useMutation({
    mutationFn: (choice: ShareChoice) => saveShare(projectId, choice),
    onSuccess: (saved) => cache.setQueryData(query.queryKey, saved),
  });
  const ending = useMutation({
    mutationFn: () => endShare(projectId),
    onSuccess: () => refetch(),
  });
  const votes = useMemo(() => new Map(data?.votes.map((vote) => [vote.asset_id, vote.votes])), [data]);
  const error = saving.error ?? ending.error ?? (data ? null : unread);
  return {
    data,
    votes,
    busy: saving.isPending || ending.isPending,
    problem: error?.message ?? null,
    save: (choice) => saving.mutate(choice),
    end: () => ending.mutate(),
  };
};
