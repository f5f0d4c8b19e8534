import type { ThingId } from '@fifteen/meaning';

/** A thing in words: "pine-cone" as "pine cone". */
export const nameOfThing = (thing: ThingId): string => thing.replaceAll('-', ' ');

/** "an owl", "a fox" */
export const articled = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
