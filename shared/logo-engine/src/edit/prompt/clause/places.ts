import type { Reading } from './reading.ts';

export type Place = 'left' | 'right' | 'above' | 'below';

/** Where the symbol is where the name is said to be there. */
const ACROSS: Readonly<Record<Place, Place>> = { left: 'right', right: 'left', above: 'below', below: 'above' };

/** "Right" and "below" say much else: they count where symbol or name are spoken of. */
const NEEDS_SUBJECT: ReadonlySet<Place> = new Set(['right', 'below']);
const isOfSymbol = ({ mood }: Reading): boolean => mood.subject === 'mark' || mood.subject === 'name';

/** What is meant by "not there". */
const UNLIKE: Readonly<Record<Place, Place>> = { left: 'above', right: 'left', above: 'left', below: 'above' };

/** "On the left", "above the name". */
export function readPlace(reading: Reading, place: Place, own: string) {
  const { mood } = reading;
  if (mood.old) return;
  const meant = mood.subject === 'name' ? ACROSS[place] : place;
  if (mood.keep) { reading.locks.push('layout'); return; }
  if (NEEDS_SUBJECT.has(meant) && !isOfSymbol(reading)) { reading.unknown.push(own); return; }
  reading.push({ op: 'layout', layout: mood.not ? UNLIKE[meant] : meant });
  if (reading.next()?.is === 'subject') reading.skipSubject();
  mood.other = false;
}
