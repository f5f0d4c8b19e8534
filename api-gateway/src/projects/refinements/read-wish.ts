import type { StudioId } from '@fifteen/contracts';

/** What is made of a wish, as its customer reads it. */
export interface ReadWish {
  readonly understood: string[];
  readonly not_understood: string[];
}

interface Wish {
  readonly prompt: string | null;
  readonly studio: StudioId | null;
  /** Of the concepts that "like ..." may name. */
  readonly titles: readonly string[];
  /** The logo that is refined, as it was stored, and the name that it was drawn for: words may change the idea's own numbers. */
  readonly logo: { readonly genome: object; readonly name: string } | null;
}

/** Lexicons and symbols are large: a gateway that nobody asks has them not. */
const loadReader = () => Promise.all([import('@fifteen/logo-engine/prompts'), import('@fifteen/meaning/node')]);

export const readWish = async ({ prompt, studio, titles, logo }: Wish): Promise<ReadWish> => {
  const [{ describeOperation, readPrompt, thingNamed, tunableIdea }, { readMeaning }] = await loadReader();
  const { understood, notUnderstood } = readPrompt(prompt ?? '', { titles, thingOf: thingNamed(readMeaning), idea: logo ? tunableIdea(logo.genome, logo.name) : undefined });
  const voice = studio ? [describeOperation({ op: 'hand', studio })] : [];
  return { understood: [...new Set([...voice, ...understood])], not_understood: notUnderstood };
};
