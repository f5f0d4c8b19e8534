import type { ThingId } from '@fifteen/meaning';
import type { Picture } from './picture.ts';
import * as sample from './sample.ts';

/** Every picture, by the thing that it shows. */
export const PICTURES: ReadonlyMap<ThingId, Picture> = new Map(Object.values(sample).map((entry): [ThingId, Picture] => [entry.thing, entry]));

/** The things that have a picture for a place. */
export const thingsWith = (place: 'round' | 'cap' | 'dot'): ThingId[] => [...PICTURES.values()].filter((entry: Picture) => entry[place]).map(({ thing }) => thing);

/** The picture of a thing; throws for one that has none. */
export function pictureOf(thing: string): Picture {
  const found = PICTURES.get(thing as ThingId);
  if (!found) throw new RangeError(`There is no picture of ${thing}.`);
  return found;
}
