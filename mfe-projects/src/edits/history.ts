import type { EditOperation } from '@fifteen/contracts';

/** What was changed, what was taken back, in order. */
export interface History {
  readonly done: readonly EditOperation[];
  readonly undone: readonly EditOperation[];
}

export const EMPTY: History = { done: [], undone: [] };

export const withChange = ({ done }: History, operation: EditOperation): History => ({ done: [...done, operation], undone: [] });

/** What a drag moves: a color, or a number of the idea. */
const draggedOf = (operation: EditOperation | undefined): string | undefined =>
  operation?.op === 'color' ? `color ${operation.target}` : operation?.op === 'parameter' ? `parameter ${operation.name}` : undefined;

/** While something is dragged, its last change is that drag, however many values it went through. */
export const withDraggedChange = (history: History, operation: EditOperation): History => {
  const dragged = draggedOf(operation);
  const isSameDrag = dragged !== undefined && draggedOf(history.done.at(-1)) === dragged;
  return isSameDrag ? withChange({ ...history, done: history.done.slice(0, -1) }, operation) : withChange(history, operation);
};

export const undo = ({ done, undone }: History): History => {
  const last = done.at(-1);
  return last ? { done: done.slice(0, -1), undone: [...undone, last] } : { done, undone };
};

export const redo = ({ done, undone }: History): History => {
  const last = undone.at(-1);
  return last ? { done: [...done, last], undone: undone.slice(0, -1) } : { done, undone };
};

/** A change that did nothing leaves no trace. */
export const withoutLast = ({ done, undone }: History): History => ({ done: done.slice(0, -1), undone });
