import { CONCEPTS_PER_PROJECT } from '@fifteen/contracts';
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
  /** Ideas that it drew, and concepts that customers were shown of them. */
  readonly drawn: number;
  readonly shown: number;
  /** Sets with its concepts from which a customer chose a logo; how many chose one that it drew, and how many would by chance. */
  readonly sets: number;
  readonly chosen: number;
  readonly byChance: number;
}

export interface SpendingStore {
  /** A ledger for one project. Its holds reject with what `exhausted` gives when a limit does not allow a call. */
  readonly ledgerFor: (project: { readonly id: string; readonly model: string; readonly prompt: string }, exhausted: (excess: Excess) => Error) => Ledger;
  readonly since: (at: Date) => Promise<SpendingRow[]>;
  readonly today: () => Promise<SpendingRow[]>;
  /** Spent and set aside today, in millionths of a dollar. */
  readonly spentToday: () => Promise<number>;
}

/** One lock for all holds: two calls never spend the same money. */
const LOCK = 7_415_101;

/** Budgets of a day begin at midnight, UTC. */
const dawnOf = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()));

/** The operator's money for language models: every call is a row, set aside before it is made and settled after it. */
export function createSpendingStore(db: Kysely<Database>, limits: SpendingLimits, now: () => Date): SpendingStore {
  const hold = (project: { id: string; model: string; prompt: string }, quote: number, task: string, exhausted: (excess: Excess) => Error): Promise<Hold> =>
    db.transaction().execute(async (trx) => {
      await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(trx);
      const owner = await trx.selectFrom('projects').select('user_id').where('id', '=', project.id).executeTakeFirst();
      const userId = owner?.user_id ?? null;
      const dawn = dawnOf(now());
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

  const settle = async (id: string, { cost, usage, milliseconds, isAnswered }: Settlement): Promise<void> => {
    await db
      .updateTable('model_calls')
      .set({ cost, input_tokens: usage?.input ?? null, output_tokens: usage?.output ?? null, milliseconds: Math.round(milliseconds), answered: isAnswered })
      .where('id', '=', id)
      .execute();
  };

  const since = async (at: Date): Promise<SpendingRow[]> => {
    const { rows } = await sql<{ model: string; prompt: string } & Record<Exclude<keyof SpendingRow, 'model' | 'prompt'>, string>>`
      WITH recent AS (SELECT * FROM model_calls WHERE at >= ${at}),
      calls AS (
        SELECT model, prompt, count(*) AS calls, count(*) FILTER (WHERE answered) AS answered,
          coalesce(sum(input_tokens + output_tokens), 0) AS tokens, coalesce(sum(coalesce(cost, quote)), 0) AS cost,
          coalesce(percentile_cont(0.5) WITHIN GROUP (ORDER BY milliseconds) FILTER (WHERE answered), 0) AS milliseconds,
          count(DISTINCT (project_id, task)) FILTER (WHERE task LIKE 'draw-%' AND project_id IS NOT NULL) AS drawn
        FROM recent GROUP BY model, prompt
      ),
      sets AS (
        SELECT made.model, made.prompt, projects.selected_asset_id,
          (SELECT count(*) FROM assets WHERE assets.project_id = projects.id AND asset_type = 'logo_concept' AND genome #> '{idea,model}' IS NOT NULL) AS shown,
          coalesce((SELECT genome #> '{idea,model}' IS NOT NULL FROM assets WHERE assets.id = projects.selected_asset_id), false) AS chosen
        FROM (SELECT DISTINCT project_id, model, prompt FROM recent) made JOIN projects ON projects.id = made.project_id
      ),
      votes AS (
        SELECT model, prompt, sum(shown) AS shown, count(*) FILTER (WHERE selected_asset_id IS NOT NULL AND shown > 0) AS sets,
          count(*) FILTER (WHERE chosen) AS chosen, coalesce(sum(shown) FILTER (WHERE selected_asset_id IS NOT NULL), 0) / ${CONCEPTS_PER_PROJECT}::numeric AS by_chance
        FROM sets GROUP BY model, prompt
      )
      SELECT calls.*, coalesce(shown, 0) AS shown, coalesce(sets, 0) AS sets, coalesce(chosen, 0) AS chosen, coalesce(by_chance, 0) AS "byChance"
      FROM calls LEFT JOIN votes USING (model, prompt) ORDER BY model, prompt`.execute(db);
    return rows.map(({ model, prompt, ...figures }) => {
      const { calls, answered, tokens, cost, milliseconds, drawn, shown, sets, chosen, byChance } = figures;
      return { model, prompt, calls: Number(calls), answered: Number(answered), tokens: Number(tokens), cost: Number(cost), milliseconds: Math.round(Number(milliseconds)), drawn: Number(drawn), shown: Number(shown), sets: Number(sets), chosen: Number(chosen), byChance: Number(byChance) };
    });
  };

  return {
    ledgerFor: (project, exhausted) => ({ hold: (quote, task) => hold(project, quote, task, exhausted) }),
    since,
    today: () => since(dawnOf(now())),
    spentToday: async () => {
      const { spent } = await db
        .selectFrom('model_calls')
        .select(sql<string>`coalesce(sum(coalesce(cost, quote)), 0)`.as('spent'))
        .where('at', '>=', dawnOf(now()))
        .executeTakeFirstOrThrow();
      return Number(spent);
    },
  };
}
