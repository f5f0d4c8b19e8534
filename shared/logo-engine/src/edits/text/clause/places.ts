import type { Reading } from './reading.ts';

export type Place = 'left' | 'right' | 'above' | 'below';

/** Where the symbol is where the name is said to be there. */
const ACROSS: Readonly<Record<Place, Place>> = { left: 'right', right: 'left', above: 'below', below: 'above' };

/** "On the left", "above the name". */
export function readPlace(reading: Reading, place: Place, own: string) {
  const { mood } = reading;
  const meant = mood.subject === 'name' ? ACROSS[place] : place;
  if (mood.keep) { reading.locks.push('layout'); return; }
  if (meant === 'left' || meant === 'above') {
    reading.push({ op: 'layout', layout: mood.not ? (meant === 'left' ? 'above' : 'left') : meant });
    if (reading.next()?.is === 'subject') reading.skipSubject();
    mood.other = false;
  } else if (mood.subject === 'mark' || mood.subject === 'name') reading.unknown.push(own);
}
