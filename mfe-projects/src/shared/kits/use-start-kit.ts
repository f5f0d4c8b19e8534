import { useRef } from 'react';
import { messageOf } from '@fifteen/web/problem';
import { useMutation, useQueryClient } from '@fifteen/web/query';
import { useNavigate } from '@fifteen/web/router';
import { projectQuery } from '../api/projects.ts';
import { brandKitQuery, purchaseKit } from './brand-kits-api.ts';
import { kitProgressPathOf } from './kit-paths.ts';

export interface StartKit {
  readonly busy: boolean;
  /** The specification's words, with the reason where there is one. */
  readonly problem: string | null;
  start(assetId: string): void;
}

const wordsOf = (error: unknown): string => {
  const message = messageOf(error, '');
  return message === '' || message === 'Request failed' ? 'Failed to start brand kit generation.' : `Error: ${message}`;
};

/** Starts the kit of a logo, once however often it is clicked, and goes on to watch it. */
export const useStartKit = (projectId: string): StartKit => {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const sent = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: purchaseKit,
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: brandKitQuery(projectId).queryKey });
      void cache.invalidateQueries({ queryKey: projectQuery(projectId).queryKey, exact: true });
      void navigate(kitProgressPathOf(projectId));
    },
    // Once started, the page is on its way to another.
    onError: () => (sent.current = false),
  });
  const start = (assetId: string): void => {
    if (sent.current) return;
    sent.current = true;
    mutate(assetId);
  };
  return { busy: isPending, problem: error ? wordsOf(error) : null, start };
};
