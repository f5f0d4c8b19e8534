import { messageOf } from '@fifteen/web/problem';
import { useMutation } from '@fifteen/web/query';
import { redrawFailed } from '../shared/api/project-actions.ts';

export interface Redraw {
  readonly busy: boolean;
  /** Why it could not be asked for. */
  readonly problem: string | null;
  again(): void;
}

/** Has the concepts that failed drawn once more, at no cost. `onQueued` is called when they are back in the queue. */
export const useRedraw = (projectId: string, onQueued: () => void): Redraw => {
  const { mutate, isPending, error } = useMutation({ mutationFn: () => redrawFailed(projectId), onSuccess: onQueued });
  return { busy: isPending, problem: error ? messageOf(error, 'Request failed') : null, again: () => mutate() };
};
