import { type Draw, type Layer, type Letter, Lettering, penCovers } from '@fifteen/drawing';
import { type NameFacts, idea } from '../idea.ts';
import { PICTURED_LETTERS, letterPictureOf, pictureOf, thingsWith } from '../pictures/index.ts';
import type { LetterPicture } from '../pictures/picture.ts';
import { distanceBetween } from './shared/distance.ts';
import { lengthOf } from './shared/names.ts';
import { HEAVY, leanOf, strongStyle } from './shared/strong-style.ts';

/** Cap height. */
const SIZE = 200;
/** Letters of a line, so that the picture is not lost among them. */
const LONGEST = 11;
/** From one baseline to the next where letters have descenders, and where they have none, in cap heights. */
const LEADING = { mixed: 1.62, capitals: 1.34 };
/** Strokes that pictures are drawn for, as a share of the height of the letter. */
const STEM = { least: 0.12, most: 0.24 };
/** Space beside a picture as a share of what the letters have, and its range in cap heights. */
const SPACE = { share: 0.92, least: 0.05, most: 0.24 };
/** Letters of a name in which a letter of x-height can be a picture: it is too small in longer ones. */
const LONGEST_SMALL = 9;

/** Small letters that are taller than x-height. */
const TALL = 'dhiklt';

/** Greek capitals have no accents; what has no capital of one letter stays as it is. */
export function capital(letter: string): string {
  const upper = /\p{Script=Greek}/u.test(letter) ? letter.toUpperCase().normalize('NFD').replaceAll('\u0301', '').normalize('NFC') : letter.toUpperCase();
  return lengthOf(upper) === 1 ? upper : letter;
}

/** Places in the name of letters, as capitals or as they are written, that a thing has a picture for: initials first. */
function placesIn({ full }: Pick<NameFacts, 'full'>, thing?: string): number[] {
  const letters = [...full];
  const can = (letter: string) => (thing ? letterPictureOf(thing, letter) !== undefined : PICTURED_LETTERS.has(letter));
  const places = letters.flatMap((letter, at) => ([capital(letter), letter, letter.toLowerCase()].some(can) ? [at] : []));
  const isInitial = (at: number) => at === 0 || letters[at - 1] === ' ';
  return [...places.filter(isInitial), ...places.filter((at) => !isInitial(at))];
}

/** One letter of the name is a thing that has its form. */
export const pictureForLetter = idea({
  id: 'picture-for-letter',
  title: ({ things, letters }) => `${capitalized(nameFor(things[0]!, letters))} for the ${letters[0]}`,
  says: ({ things, letters }) => `The ${letters[0]} is ${nameFor(things[0]!, letters)}.`,
  kind: 'wordmark',
  isRetired: true,
  technique: 'letter-picture',
  needs: [{ things: thingsWith('letters') }],
  forEachThing: true,
  fits: (name, things) => {
    if (name.isJoined || rowsOf(name.full).length === 0) return undefined;
    const [first] = placesIn(name, things?.[0]);
    return first === undefined ? undefined : [...name.full][first];
  },
  carriers: (name, things) => placesIn(name, things?.[0]),
  looks: {
    capitals: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal', 'illustrative'], colors: 2, stem: 0.062 },
    written: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'organic_flowing', 'illustrative'], colors: 2, stem: 0.06 },
    heavy: { manner: 'solid', vibes: ['brutalist_bold', 'geometric_minimal', 'tech_sharp', 'bold_abstract'], colors: 2, stem: 0.066 },
  },
  draw: (d, { name, lettering, letters, things, look, carrier }) => {
    const thing = things[0]!;
    const isCapitals = look !== 'written';
    const places = placesIn({ full: name }, thing);
    const meant = places.find((place) => [...name][place] === letters[0]);
    const at = carrier !== undefined && places.includes(carrier) ? carrier : (meant ?? places[0] ?? d.refuse(`No letter of "${name}" has the form of ${pictureOf(thing).name}.`));
    const cased = isCapitals ? [...name].map(capital).join('') : writtenFor(d, name, thing, at);
    if (!letterPictureOf(thing, [...cased][at]!)) d.refuse(`"${[...cased][at]}" does not have the form of ${pictureOf(thing).name}.`);
    if (look === 'heavy' && !penCovers('monoline', cased)) d.refuse(`The pen does not draw "${cased}".`);
    const style = look === 'heavy' ? HEAVY : strongStyle(d, cased, lettering);
    return rowsOf(name).flatMap(([from, to], i) => {
      const text = [...cased].slice(from, to);
      const line = d.write(text.join(''), style, SIZE);
      const moved = line.move(-line.bounds.left, 0);
      const layers = at >= from && at < to ? withPicture(d, moved, text, at - from, thing, leanOf(d, style)) : d.word(moved, 'main');
      return layers.map((layer) => ({ ...layer, shape: layer.shape.move(0, i * SIZE * (isCapitals ? LEADING.capitals : LEADING.mixed)) }));
    });
  },
});

/** The name as it is written, or in small letters where only the small one has the form of the thing. */
function writtenFor(d: Draw, name: string, thing: string, at: number): string {
  const letter = [...name][at]!;
  const isAsWritten = letterPictureOf(thing, letter) !== undefined;
  const isSmall = letter === letter.toLowerCase() || !isAsWritten;
  if (isSmall && !TALL.includes(letter.toLowerCase()) && lengthOf(name) > LONGEST_SMALL) d.refuse(`A picture of x-height is too small in "${name}".`);
  return isAsWritten ? name : name.toLowerCase();
}

/** Where the lines of a name begin and end: one where it is short, else two that are as even as can be; none where they would be too long. */
function rowsOf(name: string): [from: number, to: number][] {
  const letters = [...name];
  if (letters.length <= LONGEST) return [[0, letters.length]];
  const breaks = letters.flatMap((letter, at) => (letter === ' ' && at <= LONGEST && letters.length - at - 1 <= LONGEST ? [at] : []));
  const [best] = breaks.toSorted((one, other) => Math.abs(letters.length - 1 - 2 * one) - Math.abs(letters.length - 1 - 2 * other));
  return best === undefined ? [] : [[0, best], [best + 1, letters.length]];
}

/** A line in which one letter is a picture as tall as it was, with the space of the letters on both sides. */
export function withPicture(d: Draw, line: Lettering, text: readonly string[], place: number, thing: string, lean: number, drawn: LetterPicture = letterPictureOf(thing, text[place]!)!.draw): Layer[] {
  const letter = text[place]!;
  const before = text.slice(0, place).filter((other) => other === letter).length;
  const carrier = line.find(letter)[before] ?? d.refuse(`"${letter}" is not in the line "${text.join('')}".`);
  const at = line.letters.indexOf(carrier);
  const { capHeight, stem } = line.measures;
  const height = heightOf(carrier, line);
  const k = height / 1_000;
  const parts = drawn(d, Math.max(STEM.least, Math.min(STEM.most, stem / height)) * 1_000).map((part) => (lean === 0 ? part : { ...part, shape: part.shape.slant(lean) }));
  const picture = d.union(...parts.map(({ shape }) => shape)).scale(k);
  const space = spaceIn(line, carrier, capHeight);
  const [left, right] = [line.letters[at - 1], line.letters[at + 1]].map((other) => (other && !other.shape.isEmpty ? other : undefined));
  const dx = left ? space - distanceBetween(left.shape, picture.move(carrier.x, 0)) + carrier.x : carrier.shape.bounds.left - picture.bounds.left;
  const placed = picture.move(dx, 0);
  const shift = right ? space - distanceBetween(placed, right.shape) : placed.bounds.right - carrier.shape.bounds.right;
  const letters = line.letters.flatMap((other, i): Letter[] => (i === at ? [] : [i < at ? other : { ...other, shape: other.shape.move(shift, 0), parts: other.parts.map((part) => ({ ...part, shape: part.shape.move(shift, 0) })), x: other.x + shift }]));
  return [
    ...(letters.length > 0 ? d.word(new Lettering(letters, line.measures, line.budget), 'main') : []),
    ...parts.map(({ shape, paint }, i) => d.layer(`${thing} ${i + 1}`, shape.scale(k).move(dx, 0), paint, { role: 'mark', mono: 'ink' })),
  ];
}

/** Cap height for capitals, the height of the small letters or of their ascenders for the others. */
function heightOf({ text, shape }: Letter, { measures: { capHeight, xHeight } }: Lettering): number {
  if (text !== text.toLowerCase() || text === text.toUpperCase()) return capHeight;
  return TALL.includes(text) ? -shape.bounds.top : Math.min(xHeight, -shape.bounds.top);
}

/** What letters of the line have between them, in the middle of all pairs. */
function spaceIn({ letters }: Lettering, carrier: Letter, capHeight: number): number {
  const pairs = letters.flatMap((letter, i) => {
    const next = letters[i + 1];
    return next && letter !== carrier && next !== carrier && !letter.shape.isEmpty && !next.shape.isEmpty ? [distanceBetween(letter.shape, next.shape)] : [];
  });
  const middle = pairs.toSorted((one, other) => one - other)[Math.floor(pairs.length / 2)] ?? capHeight * 0.12;
  return Math.max(SPACE.least * capHeight, Math.min(SPACE.most * capHeight, middle * SPACE.share));
}

/** How the picture is called: for this letter, if the thing has one for it. */
const nameFor = (thing: string, [letter = '']: string): string => [capital(letter), letter, letter.toLowerCase()].map((form) => letterPictureOf(thing, form)?.name).find((name) => name !== undefined) ?? pictureOf(thing).name;

const capitalized = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
