import type { Operation } from '../../operation.ts';
import type { Subject } from '../meaning.ts';

/** What "without ..." means of a subject. */
export const WITHOUT: Partial<Record<Subject, Operation>> = {
  mark: { op: 'symbol', change: 'remove' },
  gradient: { op: 'gradient', is: 'off' },
  background: { op: 'ground', ground: 'transparent' },
  effects: { op: 'plain' },
  sub: { op: 'tag', text: '' },
  colors: { op: 'oneColor' },
};

/** What "no ..." means of a wish: its contrary where it has one. */
export function oppositeOf(operation: Operation): Operation | null {
  if (operation.op === 'gradient') return { ...operation, is: operation.is === 'on' ? 'off' : 'on' };
  if (operation.op === 'case') return { op: 'case', case: 'title' };
  if (operation.op === 'symbol') return operation.change === 'other' ? null : { op: 'symbol', change: 'other' };
  if (operation.op === 'ground') return operation.ground === 'dark' ? { op: 'ground', ground: 'paper' } : operation.ground === 'color' ? { op: 'ground', ground: 'white' } : null;
  return operation.op === 'layout' ? { op: 'layout', layout: 'other' } : null;
}
