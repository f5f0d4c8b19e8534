import type { StudioId } from '@fifteen/contracts';
import { describeOperation, type Genome, parseGenome, planWishes, readPrompt, thingNamed, tunableIdea } from '@fifteen/logo-engine';
import { canvasRaster } from '@fifteen/logo-engine/node';
import { readMeaning } from '@fifteen/meaning/node';
import type { StoredLogo } from '../../../rendering/index.ts';
import { briefOf, library } from '../../../rendering/index.threads.ts';

// A task of the interactive pool.

export interface PlanTask {
  readonly logo: StoredLogo;
  readonly prompt: string;
  /** In whose hand; null: as it is. */
  readonly studio: StudioId | null;
  /** The project's concepts in their order, for "like number 3". */
  readonly concepts: readonly { readonly title: string; readonly genome: unknown }[];
}

/** A wish that was understood and would change nothing of this logo. */
export interface Refused {
  readonly wish: string;
  /** A sentence without a full stop. */
  readonly because: string;
}

export interface WishPlan {
  /** How many changes the words ask for, the studio's hand included; what they ask to keep is none. */
  readonly asked: number;
  /** Those that cannot be made. */
  readonly refused: readonly Refused[];
}

/** Undefined for what cannot be read: drawing finds that out too, and gives all credits back. */
const genomeOf = async (genome: unknown): Promise<Genome | undefined> => {
  const fonts = await library;
  try {
    return parseGenome(genome, fonts);
  } catch {
    return undefined;
  }
};

/** Which wishes can be met with this logo, before anything is charged: carried out, drawn once and measured, as the variations start from it. */
export const planWish = async ({ logo, prompt, studio, concepts }: PlanTask): Promise<WishPlan> => {
  const genome = await genomeOf(logo.genome);
  if (!genome) return { asked: 0, refused: [] };
  const brief = await briefOf(logo.profile);
  const readable = await Promise.all(concepts.map(async ({ title, genome: data }) => ({ title, genome: (await genomeOf(data)) ?? genome })));
  const titles = readable.map(({ title }) => title);
  const { operations, locks } = readPrompt(prompt, { titles, thingOf: thingNamed(readMeaning), idea: tunableIdea(genome, brief.name.full) });
  const asked = [...(studio ? [{ op: 'hand' as const, studio }] : []), ...operations];
  const outcomes = asked.length === 0 ? [] : await planWishes({ genome, brief, raster: canvasRaster, operations: asked, locks, concepts: readable });
  return { asked: outcomes.length, refused: outcomes.flatMap(({ operation, because }) => (because ? [{ wish: describeOperation(operation), because }] : [])) };
};
