import { type Operation, Operation as OperationSchema, type FontKind } from '../../operation.ts';
import type { TasteAxis } from '@fifteen/contracts';
import type { Meaning, Subject } from '../meaning.ts';

/** A line of a lexicon: what is said, and the words for it, parted by strokes. */
export type Line = readonly [said: string, words: string];

/**
 * Reads what a line says: "not" and other words of grammar; "subject mark", "tone dark", "kind serif", "place left";
 * "weight +" and "taste premium -" for qualities; an operation as JSON for a wish that is whole by itself.
 */
export function meaningOf(said: string): Meaning {
  if (said.startsWith('{')) return { is: 'wish', operation: OperationSchema.parse(JSON.parse(said)) as Operation };
  const [first = '', second = '', third] = said.split(' ');
  const sign = (third ?? second) === '-' ? -1 : 1;
  if (first === 'subject') return { is: 'subject', subject: second as Subject };
  if (first === 'tone') return { is: 'tone', tone: second as Extract<Meaning, { is: 'tone' }>['tone'] };
  if (first === 'kind') return { is: 'kind', kind: second as FontKind };
  if (first === 'place') return { is: 'place', place: second as Extract<Meaning, { is: 'place' }>['place'] };
  if (first === 'value') return { is: 'value', value: Number(second) };
  if (first === 'taste') return { is: 'quality', quality: { of: 'taste', axis: second as TasteAxis }, sign };
  if (first === 'shade') return { is: 'quality', quality: { of: 'shade', towards: second as 'darker' }, sign: 1 };
  if (['weight', 'tracking', 'corner', 'gap', 'size'].includes(first)) return { is: 'quality', quality: { of: first as 'weight' }, sign };
  if (first === 'unavailable') return { is: 'unavailable' };
  return { is: first as 'filler' };
}
