import { useRef } from 'react';
import type { Project } from '@fifteen/contracts';
import { useMutation, useQueryClient } from '@fifteen/web/query';
import { useNavigate } from '@fifteen/web/router';
import { showToast } from '@fifteen/web/session';
import { isMissing } from '../load-failure.tsx';
import { generatingPathOf } from '../project-status.ts';
import { refreshLists } from './known-projects.ts';
import { copyProject } from './project-actions.ts';

export interface Duplication {
  /** Starts a project of the same answers with fifteen other concepts, and goes to watch them being drawn. Once, however often it is clicked. */
  readonly duplicate: (project: Pick<Project, 'id'>) => void;
  readonly isBusy: boolean;
}

export const useDuplication = (): Duplication => {
  const navigate = useNavigate();
  const cache = useQueryClient();
  // Once started, the page is on its way to another.
  const sent = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, key }: { id: string; key: string }) => copyProject(id, key),
    onSuccess: (copy) => {
      refreshLists(cache);
      showToast(`${copy.project_name}: the same answers, fifteen other concepts.`);
      return navigate(generatingPathOf(copy.id));
    },
    onError: (error) => {
      sent.current = false;
      if (isMissing(error)) refreshLists(cache);
      showToast(isMissing(error) ? 'This project has been deleted.' : `We couldn’t duplicate it: ${error.message}`, 'danger');
    },
  });
  return {
    duplicate: ({ id }) => {
      if (sent.current) return;
      sent.current = true;
      mutate({ id, key: crypto.randomUUID() });
    },
    isBusy: isPending,
  };
};
