import { capPictures } from './caps.ts';
import * as dotsAndCaps from './dots-and-caps.ts';
import { dotPictures } from './dots.ts';
import { letterPictures } from './letters/index.ts';
import type { NamedLetterPicture, Picture } from './picture.ts';
import * as round from './round.ts';
import { roundGoods } from './round-goods.ts';
import { roundPictures } from './round-things.ts';
import type { ThingId } from '@fifteen/meaning';

const PLACES = ['round', 'cap', 'dot'] as const;
type Place = (typeof PLACES)[number];

/** All pictures of one thing, and how each is called: the dot is a lemon, the round a slice of one. */
interface Pictures extends Picture {
  readonly names: Readonly<Partial<Record<Place, string>>>;
}

/** Every picture, by the thing that it shows: in all the places that it was drawn for. */
export const PICTURES: ReadonlyMap<ThingId, Pictures> = [...letterPictures, ...capPictures, ...dotPictures, ...roundPictures, ...roundGoods, ...Object.values(dotsAndCaps), ...Object.values(round)].reduce((known, entry: Picture) => {
  const before = known.get(entry.thing);
  const names = Object.fromEntries(PLACES.flatMap((place) => (entry[place] ? [[place, entry.name]] : [])));
  return known.set(entry.thing, { ...before, ...entry, names: { ...before?.names, ...names }, ...((before?.letters ?? entry.letters) && { letters: { ...before?.letters, ...entry.letters } }) });
}, new Map<ThingId, Pictures>());

/** The things that have a picture for a place. */
export const thingsWith = (place: Place | 'letters'): ThingId[] => [...PICTURES.values()].filter((entry: Picture) => entry[place]).map(({ thing }) => thing);

/** Letters that have the form of a Latin capital: small ones, Cyrillic and Greek ones. */
const SAME_FORM: Readonly<Record<string, string>> = {
  c: 'C', i: 'I', k: 'K', l: 'I', s: 'S', u: 'U', v: 'V', w: 'W', x: 'X', z: 'Z',
  А: 'A', В: 'B', Е: 'E', К: 'K', М: 'M', Н: 'H', Р: 'P', С: 'C', Т: 'T', У: 'Y', Х: 'X', І: 'I', Ѕ: 'S', Ј: 'J',
  в: 'B', к: 'K', м: 'M', н: 'H', с: 'C', т: 'T', х: 'X', і: 'I', ѕ: 'S',
  Α: 'A', Β: 'B', Ε: 'E', Ζ: 'Z', Η: 'H', Ι: 'I', Κ: 'K', Μ: 'M', Ν: 'N', Ρ: 'P', Τ: 'T', Υ: 'Y', Χ: 'X',
};

/** The picture of a thing that can stand for this letter, if there is one. */
export function letterPictureOf(thing: string, letter: string): NamedLetterPicture | undefined {
  const letters = PICTURES.get(thing as ThingId)?.letters;
  return letters?.[letter] ?? letters?.[SAME_FORM[letter] ?? ''];
}

/** Letters that some thing has a picture for. */
export const PICTURED_LETTERS: ReadonlySet<string> = new Set([...PICTURES.values()].flatMap(({ letters = {} }) => Object.keys(letters)).flatMap((letter) => [letter, ...Object.keys(SAME_FORM).filter((small) => SAME_FORM[small] === letter)]));

/** The picture of a thing; throws for one that has none. */
export function pictureOf(thing: string): Picture {
  const found = PICTURES.get(thing as ThingId);
  if (!found) throw new RangeError(`There is no picture of ${thing}.`);
  return found;
}

/** How the picture of a thing in a place is called, with its article. */
export const nameOf = (thing: string, place: Place): string => PICTURES.get(thing as ThingId)?.names[place] ?? pictureOf(thing).name;
