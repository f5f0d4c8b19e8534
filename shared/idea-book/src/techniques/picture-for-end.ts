import { type Draw, type Layer, type Letter, type Lettering } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { nameOf, pictureOf, thingsWith } from '../pictures/index.ts';
import { distanceBetween } from './shared/distance.ts';
import { lengthOf } from './shared/names.ts';
import { HEAVY, strongStyle } from './shared/strong-style.ts';

/** Cap height. */
const SIZE = 200;
const LONGEST = 12;
/** Letters with an ascender, those whose stem has the most room first. */
const TALL = 'lhkbd';
/** Letters that leave room beside an ascender. */
const LOW = 'aceimnorsuvwxzgpqyj ';
/** Where the picture begins, between x-height and the top of the ascender. */
const JOIN = { low: 0.25, high: 0.9 };
/** Between the picture and the letters beside it, at least, in cap heights. */
const ROOM = 0.045;

/** Places in the name of letters whose ascender can carry a picture, those with room on both sides first. */
function placesIn(full: string): number[] {
  const letters = [...full.toLowerCase()];
  const isFree = (at: number) => [letters[at - 1], letters[at + 1]].every((other) => other === undefined || LOW.includes(other));
  const places = [...TALL].flatMap((tall) => letters.flatMap((letter, at) => (letter === tall ? [at] : [])));
  return [...places.filter(isFree), ...places.filter((at) => !isFree(at))];
}

/** The tall stroke of a letter ends in a thing that it is the stem or the handle of. */
export const pictureForEnd = idea({
  id: 'picture-for-end',
  title: ({ things, letters }) => `${capitalized(nameOf(things[0]!, 'cap'))} on the ${letters[0]}`,
  says: ({ things, letters }) => `The tall stroke of the ${letters[0]} ends in ${nameOf(things[0]!, 'cap')}.`,
  kind: 'wordmark',
  technique: 'cap',
  needs: [{ things: thingsWith('cap') }],
  forEachThing: true,
  fits: ({ full, isJoined }) => {
    const [first] = isJoined || lengthOf(full) > LONGEST ? [] : placesIn(full);
    return first === undefined ? undefined : [...full.toLowerCase()][first];
  },
  carriers: ({ full }) => placesIn(full),
  looks: {
    grown: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'organic_flowing', 'illustrative'], colors: 2, stem: 0.055 },
    short: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'illustrative'], colors: 2, stem: 0.06 },
    heavy: { manner: 'solid', vibes: ['bold_abstract', 'geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.06 },
  },
  draw: (d, { name, lettering, things, look, carrier }) => {
    const text = name.toLowerCase();
    const style = look === 'heavy' ? HEAVY : strongStyle(d, text, lettering, { mayBeThin: true });
    const word = d.write(text, style, SIZE);
    const places = placesIn(text);
    const wanted = carrier !== undefined && places.includes(carrier) ? [carrier] : places;
    for (const at of wanted) {
      const layers = ended(d, word, letterAt(word, text, at), things[0]!, look === 'grown' ? JOIN.high : JOIN.low);
      if (layers) return layers;
    }
    return d.refuse(`No ascender of "${name}" has room for ${nameOf(things[0]!, 'cap')}.`);
  },
});

const letterAt = (word: Lettering, text: string, at: number): Letter | undefined => {
  const letters = [...text];
  return word.find(letters[at]!)[letters.slice(0, at).filter((letter) => letter === letters[at]).length];
};

/** The word with a picture on the end of the letter's stem; undefined where it has none or others are too near. */
function ended(d: Draw, word: Lettering, letter: Letter | undefined, thing: string, join: number): Layer[] | undefined {
  const end = letter?.anchors.ascender;
  if (!letter || !end) return undefined;
  const { xHeight, capHeight } = word.measures;
  const [x, top] = end.at;
  const y = -xHeight + (top + xHeight) * join;
  const k = end.width / 100;
  const bare = letter.shape.subtract(d.rect(x - end.width * 0.75, top - capHeight, end.width * 1.5, y - top + capHeight));
  const parts = pictureOf(thing).cap!(d).map(({ shape, paint }) => ({ shape: shape.scale(k).move(x, y), paint }));
  const picture = d.union(...parts.map(({ shape }) => shape));
  const room = ROOM * capHeight;
  const at = word.letters.indexOf(letter);
  const [left, right] = [word.letters.slice(0, at), word.letters.slice(at + 1)].map((others) => others.filter(({ shape }) => !shape.isEmpty));
  if (left!.some(({ shape }) => reaches(shape, picture) && distanceBetween(shape, picture) < room) || right!.some(({ shape }) => reaches(picture, shape) && distanceBetween(picture, shape) < room)) return undefined;
  // What a picture says is its stem is one piece with the letter.
  const grown = parts.filter(({ paint }) => paint === 'main').map(({ shape }) => shape);
  return [
    ...d.word(word.without(letter), 'main'),
    d.layer(`letter ${letter.text}`, d.union(bare, ...grown), 'main', { role: 'mark', mono: 'ink' }),
    ...parts.filter(({ paint }) => paint !== 'main').map(({ shape, paint }, i) => d.layer(`${thing} ${i + 1}`, shape, paint, { role: 'mark', mono: 'ink' })),
  ];
}

/** Whether two shapes share a height, a little more or less. */
const reaches = ({ bounds: one }: Letter['shape'], { bounds: other }: Letter['shape']): boolean => one.top < other.bottom + 8 && other.top < one.bottom + 8;

const capitalized = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
