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
  // Shown at the click itself: the cache tells its readers only later, and a checkbox would fall back meanwhile.
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const given = wanted ?? stored;
  const show = (own_votes: string[]): void => {
    cache.setQueryData<SharedProject>(queryKey, (known) => known && { ...known, own_votes });
  };
  const { mutate, error, isSuccess } = useMutation({
    scope: { id: `votes-${token}` },
    mutationFn: (after: readonly string[]) => sendVotes(token, after),
    onSuccess: (_, after) => show([...after]),
    onError: (_, after) => setWanted((current) => (current === after ? null : current)),
  });

  const toggle = (assetId: string): void => {
    const isGiven = given.includes(assetId);
    const tooMany = !isGiven && given.length >= SHARE_VOTES_MAX;
    setRefused(tooMany);
    if (tooMany) return;
    const after = isGiven ? given.filter((id) => id !== assetId) : [...given, assetId];
    setWanted(after);
    mutate(after);
  };
  return { given, problem: error?.message ?? null, saved: isSuccess, refused, toggle };
};
