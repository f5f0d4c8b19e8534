import { STATUS_DAYS, type Incident } from '@fifteen/contracts';
import type { Db } from '../../platform/database/db.ts';

type Severity = Incident['severity'];

interface Told {
  readonly text: string;
  readonly now: Date;
}

export interface IncidentsStore {
  /** Newest first: what is open, and what was opened in the last 90 days. */
  readonly recent: (now: Date) => Promise<Incident[]>;
  readonly open: (db: Db, incident: Told & { readonly title: string; readonly severity: Severity }) => Promise<number>;
  /** Gives the title; undefined where there is no such open incident. */
  readonly update: (db: Db, id: number, told: Told) => Promise<string | undefined>;
  readonly resolve: (db: Db, id: number, told: Told) => Promise<string | undefined>;
}

const DAY_MS = 86_400_000;
const SHOWN_MAX = 50;

const tell = async (db: Db, id: number, { text, now }: Told): Promise<void> => {
  await db.insertInto('incident_updates').values({ incident_id: id, at: now, text }).execute();
};

export const createIncidentsStore = (db: Db): IncidentsStore => ({
  recent: async (now) => {
    const incidents = await db
      .selectFrom('incidents')
      .selectAll()
      .where((where) => where.or([where('resolved_at', 'is', null), where('opened_at', '>', new Date(now.getTime() - STATUS_DAYS * DAY_MS))]))
      .orderBy('opened_at', 'desc')
      .limit(SHOWN_MAX)
      .execute();
    const ids = incidents.map(({ id }) => id);
    const updates = ids.length === 0 ? [] : await db.selectFrom('incident_updates').selectAll().where('incident_id', 'in', ids).orderBy('id', 'desc').execute();
    return incidents.map(({ id, title, severity, opened_at, resolved_at }) => {
      const own = updates.filter(({ incident_id }) => incident_id === id).map(({ at, text }) => ({ at: at.toISOString(), text }));
      const status = resolved_at ? 'Resolved' : 'Monitoring';
      return { id: String(id), date: opened_at.toISOString(), title, status, severity, description: own[0]?.text ?? '', updates: own };
    });
  },

  open: async (trx, { title, severity, text, now }) => {
    const { id } = await trx.insertInto('incidents').values({ title, severity, opened_at: now, resolved_at: null }).returning('id').executeTakeFirstOrThrow();
    await tell(trx, id, { text, now });
    return id;
  },

  update: async (trx, id, told) => {
    const found = await trx.selectFrom('incidents').select('title').where('id', '=', id).where('resolved_at', 'is', null).executeTakeFirst();
    if (found) await tell(trx, id, told);
    return found?.title;
  },

  resolve: async (trx, id, told) => {
    const found = await trx
      .updateTable('incidents')
      .set({ resolved_at: told.now })
      .where('id', '=', id)
      .where('resolved_at', 'is', null)
      .returning('title')
      .executeTakeFirst();
    if (found) await tell(trx, id, told);
    return found?.title;
  },
});
