import * as dotsAndCaps from './dots-and-caps.ts';
import type { Picture } from './picture.ts';
import * as round from './round.ts';
import type { ThingId } from '@fifteen/meaning';

/** Every picture, by the thing that it shows: in all the places that it was drawn for. */
export const PICTURES: ReadonlyMap<ThingId, Picture> = [...Object.values(dotsAndCaps), ...Object.values(round)].reduce(
  (known, entry: Picture) => known.set(entry.thing, { ...known.get(entry.thing), ...entry }),
  new Map<ThingId, Picture>(),
);

/** The things that have a picture for a place. */
export const thingsWith = (place: 'round' | 'cap' | 'dot'): ThingId[] => [...PICTURES.values()].filter((entry: Picture) => entry[place]).map(({ thing }) => thing);

/** The picture of a thing; throws for one that has none. */
export function pictureOf(thing: string): Picture {
  const found = PICTURES.get(thing as ThingId);
  if (!found) throw new RangeError(`There is no picture of ${thing}.`);
  return found;
}
