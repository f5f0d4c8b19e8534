import type { RemoteName } from '@fifteen/contracts';
import type { Db } from '../../platform/database/db.ts';

/** What a rendering was made of, and by which renderer. Hashes are those of the files (`sha384-…`). */
export interface RenderingKey {
  readonly remote: RemoteName;
  /** Hash of the remote's `server.cjs`. */
  readonly source: string;
  /** Hash of the shell's `server.cjs`. */
  readonly shell: string;
  readonly renderer: number;
}

interface NewRendering extends RenderingKey {
  /** Hash of the file with the pages. */
  readonly integrity: string;
  readonly renderedAt: Date;
}

/** Rows of renderings. Takes the database, or a transaction on it. */
export const renderingsStore = {
  /** The hash of the file with the pages. */
  find: async (db: Db, { remote, source, shell, renderer }: RenderingKey): Promise<string | undefined> => {
    const row = await db
      .selectFrom('release_renderings')
      .select('integrity')
      .where('remote', '=', remote)
      .where('source', '=', source)
      .where('shell', '=', shell)
      .where('renderer', '=', renderer)
      .executeTakeFirst();
    return row?.integrity;
  },

  save: async (db: Db, { remote, source, shell, renderer, integrity, renderedAt }: NewRendering): Promise<void> => {
    const made = { integrity, rendered_at: renderedAt };
    await db
      .insertInto('release_renderings')
      .values({ remote, source, shell, renderer, ...made })
      .onConflict((conflict) => conflict.columns(['remote', 'source', 'shell', 'renderer']).doUpdateSet(made))
      .execute();
  },

  /** Hashes of all files that hold pages. */
  hashes: async (db: Db): Promise<string[]> =>
    (await db.selectFrom('release_renderings').select('integrity').execute()).map(({ integrity }) => integrity),

  /** Removes what no release or no kept shell can need any more. */
  forget: async (db: Db, { sources, shells }: { readonly sources: readonly string[]; readonly shells: readonly string[] }): Promise<void> => {
    await db
      .deleteFrom('release_renderings')
      .where((row) => row.or([row.not(row('source', 'in', [...sources, ''])), row.not(row('shell', 'in', [...shells, '']))]))
      .execute();
  },
} as const;
