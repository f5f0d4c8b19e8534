import type { Family, Genome } from '../genome.ts';
import type { Brief } from './brief.ts';
import type { Desk } from './desk.ts';

/** What a recipe decides; the rest of the genome is book-keeping. */
export type Draft = Pick<Genome, 'layout' | 'type' | 'color' | 'deco' | 'plate' | 'badge'> & { mark?: MarkDraft };

type MarkDraft = Omit<NonNullable<Genome['mark']>, 'seed'>;

/** One way of a studio to make a logo. */
export interface Recipe {
  id: string;
  family: Family;
  /** How much the studio wants it for this customer: about 1; 0 or less where it does not apply. */
  weight(brief: Brief): number;
  /** A proposal; null where the brief lacks what it needs. */
  draft(desk: Desk): Draft | null;
}
