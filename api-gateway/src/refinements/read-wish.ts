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
}

/** Lexicons and symbols are large: a gateway that nobody asks has them not. */
const loadReader = () => import('@fifteen/logo-engine/prompts');

export const readWish = async ({ prompt, studio, titles }: Wish): Promise<ReadWish> => {
  const { describeOperation, parsePrompt } = await loadReader();
  const { understood, notUnderstood } = parsePrompt(prompt ?? '', { titles });
  const voice = studio ? [describeOperation({ op: 'hand', studio })] : [];
  return { understood: [...new Set([...voice, ...understood])], not_understood: notUnderstood };
};
