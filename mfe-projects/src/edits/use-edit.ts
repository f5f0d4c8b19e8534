import { useState } from 'react';
import { EDIT_OPERATIONS_MAX, type EditedLogo, type EditOperation } from '@fifteen/contracts';
import { messageOf } from '@fifteen/web/problem';
import { useQuery, useQueryClient } from '@fifteen/web/query';
import { previewQuery } from './edits-api.ts';
import { EMPTY, redo, undo, withChange, withDraggedChange, withoutLast, type History } from './history.ts';

const FULL = 'That’s a lot of changes. Save this version, then keep going.';

export interface Edit {
  /** Keep the style now; undefined until it is drawn for the first time. */
  readonly logo: EditedLogo | undefined;
  /** As it was opened. */
  readonly original: EditedLogo | undefined;
  readonly operations: readonly EditOperation[];
  readonly isDrawing: boolean;
  readonly canRedo: boolean;
  /** What the customer should know of the last change. */
  readonly message: string | null;
  /** Of the first drawing: without it there is no editor. */
  readonly error: Error | null;
  readonly retry: () => void;
  readonly change: (operation: EditOperation) => void;
  /** `change` while something is dragged: one step of undo. */
  readonly drag: (operation: EditOperation) => void;
  /** Draws what a change would give, so that it is there when it is made; what is returned gives that up. */
  readonly prepare: (operation: EditOperation) => () => void;
  readonly tell: (message: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly reset: () => void;
}

interface State {
  readonly history: History;
  readonly message: string | null;
  /** The last change has not been drawn yet: what the answer says of it is still to be told. */
  readonly isAwaited: boolean;
}

const START: State = { history: EMPTY, message: null, isAwaited: false };

const told = ({ history }: State, { problem, note }: EditedLogo): State => ({
  history: problem === null ? history : withoutLast(history),
  message: problem ?? note,
  isAwaited: false,
});

const failed = ({ history }: State, error: Error): State => ({
  history: withoutLast(history),
  message: messageOf(error, 'We couldn’t draw that change. Please try again.'),
  isAwaited: false,
});

/** The changes of a logo and what it looks like after them. */
export const useEdit = (assetId: string): Edit => {
  const [state, setState] = useState(START);
  const { history } = state;
  const queries = useQueryClient();
  const original = useQuery(previewQuery(assetId, []));
  const { data, isPlaceholderData, error, isFetching } = useQuery(previewQuery(assetId, history.done));

  // While it renders, not after: a change that did nothing is never seen to have been made.
  if (state.isAwaited && data && !isPlaceholderData) setState(told(state, data));
  else if (state.isAwaited && error && !isFetching) setState(failed(state, error));

  const make = (operation: EditOperation, add: typeof withChange): void =>
    setState((before) =>
      before.history.done.length >= EDIT_OPERATIONS_MAX
        ? { ...before, message: FULL }
        : { history: add(before.history, operation), message: null, isAwaited: true },
    );
  const go = (next: (history: History) => History): void =>
    setState((before) => ({ history: next(before.history), message: null, isAwaited: false }));

  const prepare = (operation: EditOperation): (() => void) => {
    const wanted = previewQuery(assetId, withChange(history, operation).done);
    void queries.prefetchQuery(wanted);
    const { queryKey } = wanted;
    // Once it was made it is looked at, and no longer given up.
    const isLookedAt = (): boolean => (queries.getQueryCache().find({ queryKey })?.getObserversCount() ?? 0) > 0;
    return () => {
      if (!isLookedAt()) void queries.cancelQueries({ queryKey, exact: true });
    };
  };

  return {
    logo: data,
    original: original.data,
    operations: history.done,
    isDrawing: isFetching,
    canRedo: history.undone.length > 0,
    message: state.message,
    error: original.error,
    retry: () => void original.refetch(),
    change: (operation) => make(operation, withChange),
    drag: (operation) => make(operation, withDraggedChange),
    prepare,
    tell: (message) => setState((before) => ({ ...before, message })),
    undo: () => go(undo),
    redo: () => go(redo),
    reset: () => go(() => EMPTY),
  };
};
