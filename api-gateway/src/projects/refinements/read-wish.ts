import type { StudioId } from '@fifteen/contracts';
import type { Aside } from '@fifteen/logo-engine/prompts';

/** What is made of a wish, as its customer reads it. */
export interface ReadWish {
  readonly understood: string[];
  readonly not_understood: string[];
  /** What to do instead, in sentences. */
  readonly offers: string[];
  /** A language model draws it: words about the picture, or such as nobody else reads. */
  readonly isForModel: boolean;
}

interface Wish {
  readonly prompt: string | null;
  readonly studio: StudioId | null;
  /** Of the concepts that "like ..." may name. */
  readonly titles: readonly string[];
  /** The logo that is refined, as it was stored, and the name that it was drawn for: words may change the idea's own numbers. */
  readonly logo: { readonly genome: object; readonly name: string } | null;
  /** A language model is on. */
  readonly hasModel: boolean;
}

const OFFERS: Readonly<Record<Aside, string>> = {
  rename: 'To change the name, open Edit. It’s free.',
  contact: 'Phone, address and opening hours go on your business cards: add them in the Kit.',
  'tagline-text': 'What should the line say? Write it like this: “tagline: Fresh every morning”.',
  act: 'We can’t pose or animate a picture. Ask for another picture, color, font or layout.',
  brand: 'We don’t copy other brands. Tell us what you like about it: the font, the color or the layout.',
};

/** Lexicons and symbols are large: a gateway that nobody asks has them not. */
const loadReader = () => Promise.all([import('@fifteen/logo-engine/prompts'), import('@fifteen/meaning/node')]);

/** Asides that a language model may draw: the others are not wishes about the picture, and what it must not draw. */
const DRAWABLE: ReadonlySet<Aside> = new Set(['act']);

const hasPicture = (genome: object): boolean => 'idea' in genome && genome.idea !== null;

export const readWish = async ({ prompt, studio, titles, logo, hasModel }: Wish): Promise<ReadWish> => {
  const [{ describeOperation, isBesideThePicture, isOfThePicture, readPrompt, thingNamed, tunableIdea }, { readMeaning }] = await loadReader();
  const { operations, understood, notUnderstood, asides } = readPrompt(prompt ?? '', { titles, thingOf: thingNamed(readMeaning), idea: logo ? tunableIdea(logo.genome, logo.name) : undefined });
  const voice = studio ? [describeOperation({ op: 'hand', studio })] : [];
  const isBeyondUs = notUnderstood.length > 0 || asides.length > 0 || operations.some(isOfThePicture);
  if (hasModel && prompt && !studio && logo && hasPicture(logo.genome) && isBeyondUs && asides.every((aside) => DRAWABLE.has(aside))) {
    const beside = operations.filter(isBesideThePicture).map(describeOperation);
    return { understood: [...new Set([`Our AI designer will redraw the picture: “${prompt.trim()}”`, ...beside])], not_understood: [], offers: [], isForModel: true };
  }
  return { understood: [...new Set([...voice, ...understood])], not_understood: notUnderstood, offers: asides.map((aside) => OFFERS[aside]), isForModel: false };
};
