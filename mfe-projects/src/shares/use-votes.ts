import { useState } from 'react';
import { SHARE_VOTES_MAX, type SharedProject } from '@fifteen/contracts';
import { useMutation, useQueryClient } from '@fifteen/web/query';
import { sendVotes, sharedProjectQuery } from './shares-api.ts';

export interface Votes {
  readonly given: readonly string[];
  /** Why the last change was not saved; it has been taken back. */
  readonly problem: string | null;
  /** True once something was saved in this visit. */
  readonly saved: boolean;
  /** One more than allowed was tried. */
  readonly refused: boolean;
  toggle(assetId: string): void;
}

/** The votes of this browser: at once on screen, taken back where the server refuses them. Of several changes the last counts. */
export const useVotes = (token: string, stored: readonly string[]): Votes => {
  const cache = useQueryClient();
  const { queryKey } = sharedProjectQuery(token);
  const [refused, setRefused] = useState(false);
  const show = (own_votes: string[]): void => {
    cache.setQueryData<SharedProject>(queryKey, (known) => known && { ...known, own_votes });
  };
  const { mutate, error, isSuccess } = useMutation({
    scope: { id: `votes-${token}` },
    mutationFn: ({ after }: { before: readonly string[]; after: readonly string[] }) => sendVotes(token, after),
    onMutate: ({ after }) => show([...after]),
    onError: (_, { before }) => show([...before]),
  });

  const toggle = (assetId: string): void => {
    const isGiven = stored.includes(assetId);
    const tooMany = !isGiven && stored.length >= SHARE_VOTES_MAX;
    setRefused(tooMany);
    if (tooMany) return;
    mutate({ before: stored, after: isGiven ? stored.filter((id) => id !== assetId) : [...stored, assetId] });
  };
  return { given: stored, problem: error?.message ?? null, saved: isSuccess, refused, toggle };
};
