import { sql, type Kysely } from 'kysely';
import type { Hold, Ledger, Settlement } from '@fifteen/studios';
import type { Database } from '../../platform/database/schema/database.ts';

/** Most that models may cost, in millionths of a dollar. */
export interface SpendingLimits {
  readonly day: number;
  readonly account: number;
  readonly project: number;
}

/** A call that a limit does not allow, in millionths of a dollar. */
export interface Excess {
  readonly limit: keyof SpendingLimits;
  readonly most: number;
  /** Spent and set aside by now. */
  readonly used: number;
  readonly quote: number;
}

/** What the models did over some days, by model and version of the prompts. */
export interface SpendingRow {
  readonly model: string;
  readonly prompt: string;
  readonly calls: number;
  readonly answered: number;
  readonly tokens: number;
  readonly cost: number;
  /** Median of the answered calls, in milliseconds. */
  readonly milliseconds: number;
}

export interface SpendingStore {
  /** A ledger for one project. Its holds reject with what `exhausted` gives when a limit does not allow a call. */
  readonly ledgerFor: (project: { readonly id: string; readonly model: string; readonly prompt: string }, exhausted: (excess: Excess) => Error) => Ledger;
  readonly since: (at: Date) => Promise<SpendingRow[]>;
}

/** One lock for all holds: two calls never spend the same money. */
const LOCK = 7_415_101;

/** The operator's money for language models: every call is a row, set aside before it is made and settled after it. */
export function createSpendingStore(db: Kysely<Database>, limits: SpendingLimits, now: () => Date): SpendingStore {
  const hold = (project: { id: string; model: string; prompt: string }, quote: number, task: string, exhausted: (excess: Excess) => Error): Promise<Hold> =>
    db.transaction().execute(async (trx) => {
      await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(trx);
      const owner = await trx.selectFrom('projects').select('user_id').where('id', '=', project.id).executeTakeFirst();
      const userId = owner?.user_id ?? null;
      const dawn = new Date(now());
      dawn.setUTCHours(0, 0, 0, 0);
      const { rows } = await sql<Record<keyof SpendingLimits, string>>`
        SELECT coalesce(sum(coalesce(cost, quote)) FILTER (WHERE at >= ${dawn}), 0) AS day,
          coalesce(sum(coalesce(cost, quote)) FILTER (WHERE at >= ${dawn} AND user_id = ${userId}), 0) AS account,
          coalesce(sum(coalesce(cost, quote)) FILTER (WHERE project_id = ${project.id}), 0) AS project
        FROM model_calls WHERE at >= ${dawn} OR project_id = ${project.id}`.execute(trx);
      for (const limit of ['project', 'account', 'day'] as const) {
        const used = Number(rows[0]![limit]);
        if (used + quote > limits[limit]) throw exhausted({ limit, most: limits[limit], used, quote });
      }
      const { id } = await trx
        .insertInto('model_calls')
        .values({ project_id: project.id, user_id: userId, at: now(), task, model: project.model, prompt: project.prompt, quote })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { settle: (settlement) => settle(id, settlement) };
    });

  const settle = async (id: string, { cost, usage, model, milliseconds, isAnswered }: Settlement): Promise<void> => {
    await db
      .updateTable('model_calls')
      .set({ cost, model, input_tokens: usage?.input ?? null, output_tokens: usage?.output ?? null, milliseconds: Math.round(milliseconds), answered: isAnswered })
      .where('id', '=', id)
      .execute();
  };

  return {
    ledgerFor: (project, exhausted) => ({ hold: (quote, task) => hold(project, quote, task, exhausted) }),
    since: async (at) => {
      const { rows } = await sql<Record<keyof SpendingRow, string>>`
        SELECT model, prompt, count(*) AS calls, count(*) FILTER (WHERE answered) AS answered,
          coalesce(sum(input_tokens + output_tokens), 0) AS tokens, coalesce(sum(coalesce(cost, quote)), 0) AS cost,
          coalesce(percentile_cont(0.5) WITHIN GROUP (ORDER BY milliseconds) FILTER (WHERE answered), 0) AS milliseconds
        FROM model_calls WHERE at >= ${at} GROUP BY model, prompt ORDER BY model, prompt`.execute(db);
      return rows.map(({ model, prompt, ...figures }) => ({ model, prompt, calls: Number(figures.calls), answered: Number(figures.answered), tokens: Number(figures.tokens), cost: Number(figures.cost), milliseconds: Math.round(Number(figures.milliseconds)) }));
    },
  };
}
