import { Kysely, PostgresDialect } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { Database } from '../platform/database/schema/database.ts';

/** before: the statement is never sent; after: it is sent, and the answer never comes, so that nobody knows. */
export type Break = 'before' | 'after' | undefined;

interface Wire {
  readonly connection: { readonly stream: { destroy: () => void } };
}

/** A database whose connections break between two statements, as often as the caller says. */
export const flakyDatabase = (pool: Pool, nextBreak: () => Break): Kysely<Database> => {
  const heard = new WeakSet<PoolClient>();
  const flaky = (client: PoolClient) => {
    let isBroken = false;
    const cut = (): void => {
      isBroken = true;
      (client as unknown as Wire).connection.stream.destroy();
    };
    // The pool hears of it too; nobody else must.
    if (!heard.has(client)) client.on('error', () => undefined);
    heard.add(client);
    return {
      query: (...args: unknown[]) => {
        const how = isBroken ? undefined : nextBreak();
        if (how === 'before') cut();
        const answer = (client.query as unknown as (...of: unknown[]) => Promise<unknown>)(...args);
        // One turn of the loop later the statement is on its way.
        if (how === 'after') setImmediate(cut);
        return answer;
      },
      release: () => client.release(isBroken),
    };
  };
  const dialect = new PostgresDialect({
    pool: { connect: async () => flaky(await pool.connect()), end: () => Promise.resolve() } as unknown as Pool,
  });
  return new Kysely<Database>({ dialect });
};
