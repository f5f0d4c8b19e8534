import type { Layer } from '@fifteen/drawing';
import type { ThingId, TradeId } from '@fifteen/meaning';
import { type NameFacts, idea } from '../idea.ts';
import { letterPictureOf, nameOf, pictureOf } from '../pictures/index.ts';
import type { LetterPicture } from '../pictures/picture.ts';
import { capital, withPicture } from '../techniques/picture-for-letter.ts';
import { lengthOf } from '../techniques/shared/names.ts';
import { leanOf } from '../techniques/shared/strong-style.ts';
import { asWritten, linesWithin, unspaced } from './shared/type.ts';

/** Cap height. */
const SIZE = 240;
/** Letters of a line, and of the name: the picture would be lost among more. */
const LONGEST = 10;
const LONGEST_NAME = 18;
/** Letters of a name in which a picture of x-height is large enough. */
const LONGEST_SMALL = 8;
const ROUND = 'OОΟ';
/** A round thing is this much larger than its letter, so that it leads. */
const HERO = 1.13;
/** Narrow letters, whose pictures are lost in names of more letters. */
const NARROW = /[IJІЈΙijlr]/u;
const LONGEST_NARROW = 9;
/** Small letters that are taller than x-height. */
const TALL = 'dhiklt';

/** Trades whose own thing has the form of a letter: only things that say this trade and are drawn as well as the letters beside them. */
const TRADES: readonly TradeId[] = [
  'coffee', 'tea', 'bakery', 'patisserie', 'brewery', 'winery', 'distillery', 'cocktail-bar', 'pub', 'restaurant', 'pizzeria', 'japanese-restaurant',
  'noodle-bar', 'burger-bar', 'steakhouse', 'catering', 'butcher', 'cheesemonger', 'greengrocer', 'ice-cream-parlor', 'confectionery', 'juice',
  'spices', 'italian-restaurant', 'chinese-restaurant', 'vegan-restaurant', 'creperie', 'honey', 'beekeeping', 'dairy', 'grocery', 'dental',
  'medical', 'pharmacy', 'veterinary', 'pet-shop', 'dog-grooming', 'optician', 'psychotherapy', 'elder-care', 'spa', 'yoga', 'fitness',
  'speech-therapy', 'pediatrics', 'cardiology', 'laboratory', 'coaching', 'meditation', 'herbalist', 'dog-training', 'pet-care', 'sauna', 'barber',
  'hairdresser', 'perfumery', 'nail-studio', 'fashion', 'tailoring', 'shoes', 'jewelry', 'watchmaking', 'eyewear', 'knitting', 'kids-fashion',
  'shoe-repair', 'architecture', 'construction', 'roofing', 'carpentry', 'furniture', 'plumbing', 'electrician', 'heating', 'painting', 'masonry',
  'locksmith', 'interior-design', 'real-estate', 'property-management', 'gardening', 'landscaping', 'florist', 'pottery', 'ceramics', 'metalwork',
  'candles', 'sign-making', 'chimney-sweep', 'tree-care', 'appliance-repair', 'phone-repair', 'computer-repair', 'storage', 'surveying', 'handyman',
  'lighting', 'boat-building', 'kitchen-design', 'notary', 'law', 'mediation', 'accounting', 'banking', 'insurance', 'consulting', 'recruiting',
  'marketing', 'translation', 'school', 'tutoring', 'language-school', 'university', 'bookshop', 'publishing', 'stationery', 'library', 'museum',
  'gallery', 'cinema', 'film', 'photography', 'music', 'record-label', 'instrument-making', 'podcast', 'radio', 'design', 'toys', 'games', 'events',
  'weddings', 'driving-school', 'music-school', 'art-school', 'cooking-school', 'nightclub', 'circus', 'travel', 'hotel', 'camping', 'hiking',
  'climbing', 'skiing', 'surfing', 'sailing', 'rowing', 'fishing', 'cycling', 'running', 'football', 'tennis', 'golf', 'riding', 'airline',
  'bowling', 'chess', 'basketball', 'archery', 'outdoor-gear', 'hunting', 'taxi', 'ev-charging', 'wind-energy', 'chemistry', 'physics', 'space',
  'engineering', 'manufacturing', 'shipping', 'railway', 'car-repair', 'bike-shop', 'forestry', 'farm-shop', 'church', 'antiques', 'second-hand',
];

/** The letters that each thing stands for, the best first; O is its round picture. */
const LETTERS: Readonly<Partial<Record<ThingId, string>>> = {
  cup: 'UO', 'tea-cup': 'U', pretzel: 'O', croissant: 'C', macaron: 'O', 'bottle-cap': 'O', 'beer-glass': 'U', 'wine-glass': 'Y', grapes: 'V',
  corkscrew: 'T', 'wine-bottle': 'I', bottle: 'I', 'cocktail-glass': 'Y', lime: 'O', fork: 'IXY', knife: 'IX', spoon: 'IX', pizza: 'CVO',
  tomato: 'O', sushi: 'O', noodles: 'S', 'rice-bowl': 'U', bowl: 'U', burger: 'E', bull: 'UY', cleaver: 'X', pig: 'O', cheese: 'A', apple: 'O',
  carrot: 'V', basket: 'U', 'ice-cream': 'IV', candy: 'JO', lollipop: 'P', orange: 'DO', lemon: 'DO', mortar: 'U', pasta: 'S', seedling: 'Yr',
  'frying-pan': 'Q', honeycomb: 'O', 'milk-bottle': 'I', smile: 'O', toothbrush: 'X', tooth: 'n', stethoscope: 'Y', cat: 'MO', dog: 'O', bone: 'IX',
  comb: 'E', scissors: 'X', eye: 'O', lens: 'QO', conversation: 'QO', house: 'AM', lotus: 'W', 'yoga-pose': 'A', dumbbell: 'H',
  'message-bubble': 'QO', 'teddy-bear': 'O', 'beating-heart': 'M', 'test-tube': 'I', compass: 'O', meditation: 'A', bucket: 'U', razor: 'T',
  'barber-pole': 'I', 'perfume-bottle': 'I', 'nail-polish': 'I', hanger: 'A', dress: 'A', button: 'O', boot: 'L', ring: 'O', gem: 'V', diamond: 'V',
  watch: 'GO', gear: 'CO', yarn: 'QO', shirt: 'T', hammer: 'TX', arch: 'n', 'tower-crane': 'T', ladder: 'AH', lamp: 'Tr', wrench: 'CXY', tap: 'Fr',
  pipe: 'J', plug: 'SY', thermometer: 'I', 'paint-roller': 'T', 'paint-brush': 'IX', key: 'FI', tree: 'TY', tulip: 'Y', rose: 'O', flower: 'O',
  vase: 'V', candle: 'I', signpost: 'F', axe: 'PTX', screwdriver: 'IX', dividers: 'A', 'sailing-boat': 'A', anchor: 'T', pot: 'U', 'wax-seal': 'O',
  column: 'I', balance: 'T', book: 'E', 'bar-chart': 'E', umbrella: 'T', magnet: 'CUn', target: 'O', rocket: 'A', globe: 'O', pencil: 'IX',
  owl: 'MO', shelf: 'E', 'film-reel': 'O', camera: 'O', 'musical-note': 'dn', 'vinyl-record': 'O', headphones: 'n', 'tuning-fork': 'Y',
  microphone: 'I', ruler: 'L', 'spinning-top': 'V', 'chess-piece': 'I', balloon: 'Q', 'steering-wheel': 'O', road: 'AS', tent: 'A', airplane: 'T',
  bell: 'A', mountain: 'AMO', carabiner: 'D', snowflake: 'O', surfboard: 'I', sail: 'A', oar: 'X', 'fishing-hook': 'J', wheel: 'O', stopwatch: 'O',
  'soccer-ball': 'O', 'tennis-ball': 'O', 'tennis-racket': 'Q', 'golf-ball': 'O', 'golf-flag': 'P', horseshoe: 'CU', horse: 'h', 'bowling-pin': 'I',
  crown: 'W', basketball: 'O', 'bow-and-arrow': 'D', stag: 'Y', 'map-pin': 'V', 'wind-turbine': 'Y', atom: 'O', planet: 'O', 'hex-nut': 'CO',
  rail: 'A', pine: 'A', egg: 'O', church: 'A', clock: 'GO',
};

/** The picture of a thing for a letter as it is written. */
function pictureFor(thing: ThingId, letter: string): LetterPicture | undefined {
  const letters = LETTERS[thing] ?? '';
  const { round } = letters.includes('O') && ROUND.includes(capital(letter)) ? pictureOf(thing) : {};
  if (round) return (d, stem) => round(d, stem).map(({ shape, paint }) => ({ shape: shape.scale(HERO).move(0, -500), paint }));
  const found = letterPictureOf(thing, letter);
  return found && [...letters].some((each) => each !== 'O' && letterPictureOf(thing, each) === found) ? found.draw : undefined;
}

/** Places in the name of letters that a thing has a picture for, as capitals or as they are written: initials first. */
function placesIn({ full }: Pick<NameFacts, 'full'>, things: readonly ThingId[]): number[] {
  const letters = [...full];
  const isShort = lengthOf(full) <= LONGEST_NARROW;
  const places = letters.flatMap((letter, at) => ((isShort || !NARROW.test(letter)) && things.some((thing) => pictureFor(thing, capital(letter)) ?? (lengthOf(full) <= LONGEST_SMALL || TALL.includes(letter) ? pictureFor(thing, letter) : undefined)) ? [at] : []));
  const isInitial = (at: number) => at === 0 || letters[at - 1] === ' ';
  return [...places.filter(isInitial), ...places.filter((at) => !isInitial(at))];
}

const THINGS = Object.keys(LETTERS) as ThingId[];

/** The trade's own thing is one letter of the name. */
export const tradeLetter = idea({
  id: 'trade-letter',
  title: ({ things, letters }) => `${capitalized(nameFor(things[0]!, letters))} for the ${letters[0]}`,
  says: ({ things, letters }) => `The ${letters[0]} is ${nameFor(things[0]!, letters)}, as tall and as heavy as the letters beside it.`,
  kind: 'wordmark',
  technique: 'letter-picture',
  needs: [{ trades: TRADES, things: THINGS }],
  forEachThing: true,
  fits: (name, things) => {
    const rows = linesWithin(name.words, LONGEST);
    if (name.isJoined || lengthOf(name.full) < 3 || lengthOf(name.full) > LONGEST_NAME || rows.some((row) => lengthOf(row) > LONGEST + 1)) return undefined;
    const [first] = placesIn(name, things ?? THINGS);
    return first === undefined ? undefined : [...name.full][first];
  },
  carriers: (name, things) => placesIn(name, things ?? THINGS),
  looks: {
    capitals: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal', 'tech_sharp', 'brutalist_bold', 'illustrative'], colors: 2, stem: 0.12, letterforms: ['grot', 'geo', 'wide'] },
    written: { manner: 'solid', vibes: ['playful_rounded', 'organic_flowing', 'hand_drawn', 'gradient_modern', 'modern_flat', 'illustrative'], colors: 2, stem: 0.12, letterforms: ['roundgrot', 'roundbold', 'round', 'grot'] },
    slab: { manner: 'solid', vibes: ['classic_ornate', 'elegant_serif', 'illustrative', 'hand_drawn'], traits: ['retro'], colors: 2, stem: 0.11, letterforms: ['slab', 'softserif'] },
  },
  draw: (d, { name, words, lettering, letters, things, look, carrier }) => {
    const thing = things[0]! as ThingId;
    const places = placesIn({ full: name }, [thing]);
    const meant = places.find((place) => [...name][place] === letters[0]);
    const at = carrier !== undefined && places.includes(carrier) ? carrier : (meant ?? places[0] ?? d.refuse(`No letter of "${name}" has the form of ${pictureOf(thing).name}.`));
    const cased = casedFor(name, thing, at, look !== 'written');
    const picture = pictureFor(thing, [...cased][at]!) ?? d.refuse(`"${[...cased][at]}" does not have the form of ${pictureOf(thing).name}.`);
    const style = asWritten(unspaced(lettering));
    const isCapitals = cased === [...cased].map(capital).join('');
    let from = 0;
    return linesWithin(words, LONGEST).flatMap((row, i): Layer[] => {
      const text = [...cased].slice(from, from + lengthOf(row));
      const place = at - from;
      from += lengthOf(row) + 1;
      const line = d.write(text.join(''), style, SIZE);
      const moved = line.move(-line.bounds.left, 0);
      const layers = place >= 0 && place < text.length ? withPicture(d, moved, text, place, thing, leanOf(d, style), picture) : d.word(moved, 'main');
      return layers.map((layer) => ({ ...layer, shape: layer.shape.move(0, i * SIZE * (isCapitals ? 1.3 : 1.46)) }));
    });
  },
});

/** The name in the case in which its letter has the form of the thing: capitals, as it is written, or small letters. */
function casedFor(name: string, thing: ThingId, at: number, isCapitals: boolean): string {
  const upper = [...name].map(capital).join('');
  const lower = name.toLowerCase();
  const ways = isCapitals ? [upper, name, lower] : lengthOf(name) <= LONGEST_SMALL ? [name, lower, upper] : [upper, name, lower];
  return ways.find((way) => pictureFor(thing, [...way][at]!)) ?? name;
}

/** How the picture is called: for this letter, if the thing has one for it. */
const nameFor = (thing: ThingId, [letter = '']: string): string =>
  ROUND.includes(capital(letter)) && LETTERS[thing]?.includes('O') ? nameOf(thing, 'round') : ([capital(letter), letter, letter.toLowerCase()].map((form) => letterPictureOf(thing, form)?.name).find((name) => name !== undefined) ?? pictureOf(thing).name);

const capitalized = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
