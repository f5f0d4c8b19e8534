import type { ThingId } from '@fifteen/meaning';
import { nameOfThing } from '../thing-names.ts';

/** Words that mean something else in a wish: "drop the icon", "target group", "light colors". */
const AMBIGUOUS: ReadonlySet<string> = new Set(
  'drop target play note scale column ground light dark shadow line circle square dot color paint letter word text name space corner edge point sign label font arrow hand face head body type case weight form figure picture image frame band iron steel gold silver copper bronze ash mole seal ray match stamp badge fan press spring fall mint sage lime olive orange peach plum lavender violet rose salmon coral sand stone ivory charcoal cream'.split(' '),
);

/** Other everyday words for the same picture. */
const ALSO: Partial<Record<ThingId, readonly string[]>> = { phone: ['telephone', 'telephones'] };

/** What a thing is called in English, singular and plural. */
export function thingWords(thing: ThingId): string[] {
  const name = nameOfThing(thing);
  if (AMBIGUOUS.has(name)) return [];
  return [...wordsFor(name), ...(ALSO[thing] ?? [])];
}

function wordsFor(name: string): string[] {
  return name.endsWith('s') ? [name] : [name, /(?:sh|ch|x)$/.test(name) ? `${name}es` : /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`];
}
