import { type Draw, type Layer, type Letter, Lettering, type LetteringStyle } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { nameOf, pictureOf, thingsWith } from '../pictures/index.ts';
import { lengthOf } from './shared/names.ts';

/** Cap height. */
const SIZE = 200;
/** Letters of a line, so that the picture is not lost among them. */
const LONGEST = 10;
/** From one baseline to the next where letters have descenders, and where they have none, in cap heights. */
const LEADING = { mixed: 1.62, capitals: 1.3 };
const ROUND = 'oO0оОοΟ';

/** A round letter is a round thing. Of two side by side, both are. */
export const pictureForO = idea({
  id: 'picture-for-o',
  title: ({ things, letters }) => `${capitalized(nameOf(things[0]!, 'round'))} for the ${letters[0]}`,
  says: ({ things, letters }) => `The ${letters[0]} is ${nameOf(things[0]!, 'round')}.`,
  kind: 'wordmark',
  isRetired: true,
  technique: 'letter-picture',
  needs: [{ things: thingsWith('round') }],
  forEachThing: true,
  fits: ({ full, words, isJoined }) => (isJoined || words.length > 2 || rowsOf(words).some((row) => lengthOf(row) > LONGEST) ? undefined : [...full].find((letter) => ROUND.includes(letter))),
  carriers: ({ full }) => [...full].flatMap((letter, at) => (ROUND.includes(letter) ? [at] : [])).filter((at, _, all) => !all.includes(at - 1)),
  looks: {
    mixed: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.08 },
    capitals: { manner: 'solid', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal', 'modern_flat'], colors: 2, stem: 0.09 },
  },
  draw: (d, { name, words, lettering, things, look, carrier: at = 0 }) => {
    const isCapitals = look === 'capitals';
    const written = rowsOf(words).map((row) => linesOf(d, isCapitals ? row.toUpperCase() : row, lettering, isCapitals));
    const before = [...name].slice(0, at).filter((letter) => ROUND.includes(letter)).length;
    const carrier = written.flatMap(({ letters }) => letters.filter(({ text }) => text !== '' && ROUND.includes(text)))[before] ?? d.refuse('No letter of the name is round.');
    return written.flatMap((line, row) => withPicture(d, line, carrier, things[0]!).map((layer) => ({ ...layer, shape: layer.shape.move(0, row * SIZE * (isCapitals ? LEADING.capitals : LEADING.mixed)) })));
  },
});

/** A short name stays on one line; two words that are longer take two. */
const rowsOf = (words: readonly string[]): string[] => (lengthOf(words.join(' ')) <= LONGEST ? [words.join(' ')] : [...words]);

const linesOf = (d: Draw, row: string, style: LetteringStyle, isCapitals: boolean): Lettering => {
  const { case: _, ...asWritten } = style;
  const line = d.write(row, isCapitals ? { ...asWritten, case: 'upper' } : asWritten, SIZE);
  return line.move(-line.bounds.left, 0);
};

/** A line in which a letter, with its twin beside it, is a picture as tall as it was; what follows makes room. */
function withPicture(d: Draw, line: Lettering, carrier: Letter, thing: string): Layer[] {
  const at = line.letters.indexOf(carrier);
  if (at < 0) return d.word(line, 'main');
  const isTwin = line.letters[at + 1]?.text === carrier.text;
  const diameter = Math.max(carrier.shape.bounds.width, carrier.shape.bounds.height);
  const { round } = pictureOf(thing);
  const parts = round!(d, (line.measures.stem / diameter) * 1_000);
  const more = diameter - carrier.shape.bounds.width;
  const pictures: Layer[] = [];
  const letters = line.letters.flatMap((letter, i): Letter[] => {
    const isPicture = i === at || (isTwin && i === at + 1);
    const shift = i <= at ? 0 : more * (isTwin && i > at + 1 ? 2 : 1);
    if (!isPicture) return [{ ...letter, shape: letter.shape.move(shift, 0), parts: letter.parts.map((part) => ({ ...part, shape: part.shape.move(shift, 0) })), x: letter.x + shift }];
    const { left, cy } = letter.shape.bounds;
    const placed = parts.map(({ shape, paint }, n) => d.layer(`${thing} ${n + 1}`, shape.scale(diameter / 1_000).move(left + shift + diameter / 2, cy), paint, { role: 'mark' }));
    d.reads(letter.text, d.union(...placed.map(({ shape }) => shape)));
    pictures.push(...placed);
    return [];
  });
  return [...d.word(new Lettering(letters, line.measures, line.budget), 'main'), ...pictures];
}

const capitalized = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
