import { expect, test } from '@jest/globals';
import type { EditOperation } from '@fifteen/contracts';
import { EMPTY, redo, undo, withChange, withDraggedChange, withoutLast } from './history.ts';

const FLIP: EditOperation = { op: 'flip' };
const BOLDER: EditOperation = { op: 'weight', steps: 1 };
const inColour = (hex: string, target: 'name' | 'mark' = 'name'): EditOperation => ({ op: 'color', target, hex });

test('changes are taken back and made again in their order', () => {
  const both = withChange(withChange(EMPTY, FLIP), BOLDER);
  const back = undo(undo(both));
  expect(back).toEqual({ done: [], undone: [BOLDER, FLIP] });
  expect(redo(back).done).toEqual([FLIP]);
  expect(redo(redo(redo(back)))).toEqual(both);
  expect(undo(undo(back)).done).toEqual([]);
});

test('a new change forgets what was taken back', () => {
  expect(withChange(undo(withChange(EMPTY, FLIP)), BOLDER)).toEqual({ done: [BOLDER], undone: [] });
});

test('a drag through many colors is one change, another target is another', () => {
  const dragged = ['#111111', '#222222', '#333333'].reduce((history, hex) => withDraggedChange(history, inColour(hex)), EMPTY);
  expect(dragged.done).toEqual([inColour('#333333')]);
  expect(withDraggedChange(dragged, inColour('#444444', 'mark')).done).toHaveLength(2);
});

test('a change that did nothing leaves no trace', () => {
  expect(withoutLast(withChange(EMPTY, FLIP))).toEqual(EMPTY);
});
