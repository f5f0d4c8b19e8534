import type { StudioId } from '@fifteen/contracts';
import type { Concept } from '@fifteen/logo-engine';
import { rngFrom } from '@fifteen/logo-engine/rng';

/** The rows of a sheet, as a judge calls them. */
export const ROWS = ['A', 'B', 'C'] as const;
export type Row = (typeof ROWS)[number];

/** One sheet: a row of concepts for each resident studio, in an order that is not revealed. */
export interface SortQuestion {
  /** From 1. */
  readonly sheet: number;
  /** Of the brief's file. */
  readonly brief: string;
  /** The studio of each row, from A. */
  readonly studios: readonly StudioId[];
}

/** The key of a round, closed until the answers are in. */
export interface SortKey {
  readonly round: string;
  readonly seed: string;
  readonly questions: readonly SortQuestion[];
}

/** What a judge hands in. */
export interface SortAnswers {
  readonly judge: string;
  readonly answers: readonly { readonly sheet: number; readonly rows: Readonly<Record<Row, StudioId>>; readonly why?: string }[];
}

/** Rows that judges gave to the right studio, and all rows; by studio as well. */
export interface SortTally {
  readonly right: number;
  readonly of: number;
  readonly byStudio: ReadonlyMap<StudioId, { readonly right: number; readonly of: number }>;
}

/** The concepts of a set by studio, in slots' order. */
export function byStudio(concepts: readonly Concept[]): Map<StudioId, Concept[]> {
  const rows = new Map<StudioId, Concept[]>();
  for (const concept of concepts) rows.set(concept.studio, [...(rows.get(concept.studio) ?? []), concept]);
  return rows;
}

/** In an order that depends on the seed alone. */
export function shuffled<T>(items: readonly T[], seed: string): T[] {
  const rng = rngFrom(`sort/${seed}`);
  return items.map((item, i) => ({ item, at: rng.fork(String(i)).next() })).toSorted((one, other) => one.at - other.at).map(({ item }) => item);
}

/** Counts rows given to their studio. Throws where a judge left a sheet or a row out. */
export function tally({ questions }: SortKey, judges: readonly SortAnswers[]): SortTally {
  const rows = judges.flatMap(({ judge, answers }) =>
    questions.flatMap(({ sheet, studios }) => {
      const given = answers.find((answer) => answer.sheet === sheet)?.rows;
      if (!given) throw new Error(`${judge} has no answer for sheet ${sheet}.`);
      return studios.map((studio, i) => {
        const answer = given[ROWS[i]!];
        if (!answer) throw new Error(`${judge} has no answer for row ${ROWS[i]} of sheet ${sheet}.`);
        return { studio, isRight: answer === studio };
      });
    }),
  );
  const counted = (some: typeof rows) => ({ right: some.filter(({ isRight }) => isRight).length, of: some.length });
  return { ...counted(rows), byStudio: new Map([...new Set(rows.map(({ studio }) => studio))].toSorted().map((studio) => [studio, counted(rows.filter((row) => row.studio === studio))])) };
}
