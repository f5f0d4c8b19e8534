import { applyOperations, describeOperation, type Genome, parseGenome, readPrompt, thingNamed, tunableIdea } from '@fifteen/logo-engine';
import { readMeaning } from '@fifteen/meaning/node';
import type { StoredLogo } from '../../../rendering/index.ts';
import { briefOf, library } from '../../../rendering/index.threads.ts';

// A task of the drawing room.

export interface PlanTask {
  readonly logo: StoredLogo;
  readonly prompt: string;
  /** Of the concepts that "like ..." may name. */
  readonly titles: readonly string[];
}

/** A wish that was understood and would change nothing of this logo. */
export interface Refused {
  readonly wish: string;
  /** A sentence without a full stop. */
  readonly because: string;
}

/** Undefined for what cannot be read: drawing finds that out too, and gives all credits back. */
const genomeOf = async ({ genome }: StoredLogo): Promise<Genome | undefined> => {
  const fonts = await library;
  try {
    return parseGenome(genome, fonts);
  } catch {
    return undefined;
  }
};

/** Which wishes cannot be met with this logo: known before anything is drawn or charged. */
export const planWish = async ({ logo, prompt, titles }: PlanTask): Promise<readonly Refused[]> => {
  const genome = await genomeOf(logo);
  if (!genome) return [];
  const brief = await briefOf(logo.profile);
  const { operations, locks } = readPrompt(prompt, { titles, thingOf: thingNamed(readMeaning), idea: tunableIdea(genome, brief.name.full) });
  // What another concept or another studio makes of it is known once it is drawn.
  const planned = operations.filter(({ op }) => op !== 'like' && op !== 'hand');
  if (planned.length < operations.length) return [];
  const { outcomes } = applyOperations(genome, planned, brief, { locks });
  return outcomes.flatMap(({ operation, because }) => (because ? [{ wish: describeOperation(operation), because }] : []));
};
