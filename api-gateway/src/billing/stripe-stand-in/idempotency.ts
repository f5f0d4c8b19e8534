import { createHash } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { StandInError } from './stand-in-error.ts';

interface Answer {
  readonly fingerprint: string;
  readonly status: number | null;
  readonly body: unknown;
}

const begin = async (db: Db, key: string, fingerprint: string): Promise<boolean> => {
  // A process that was killed in the middle leaves an answer that never comes.
  await sql`DELETE FROM stripe_stand_in.answers WHERE key = ${key} AND status IS NULL AND begun_at < now() - interval '1 minute'`.execute(db);
  const { numAffectedRows } = await sql`INSERT INTO stripe_stand_in.answers (key, fingerprint) VALUES (${key}, ${fingerprint})
    ON CONFLICT DO NOTHING`.execute(db);
  return numAffectedRows === 1n;
};

const find = async (db: Db, key: string): Promise<Answer | undefined> => {
  const { rows } = await sql<Answer>`SELECT fingerprint, status, body FROM stripe_stand_in.answers WHERE key = ${key}`.execute(db);
  return rows[0];
};

const replay = (known: Answer | undefined, fingerprint: string, response: Response): void => {
  if (known && known.fingerprint !== fingerprint) {
    throw new StandInError(400, 'Keys for idempotent requests can only be used with the same parameters they were first used with.', {
      type: 'idempotency_error',
    });
  }
  if (!known?.status) {
    throw new StandInError(409, 'There is currently another in-progress request using this Idempotent Key.', {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
    });
  }
  response.set('Idempotent-Replayed', 'true').status(known.status).json(known.body);
};

/** One act a key: repeated it gives the same answer, with other parameters it is refused, while it runs it is 409. */
export const honourIdempotencyKeys = (db: Db): RequestHandler => async (request, response, next) => {
  const key = request.get('idempotency-key');
  if (request.method !== 'POST' || !key) return next();
  const fingerprint = createHash('sha256').update(request.originalUrl).update(JSON.stringify(request.body ?? {})).digest('hex');
  if (!(await begin(db, key, fingerprint))) return replay(await find(db, key), fingerprint, response);

  const send = response.json.bind(response);
  response.json = (body: unknown) => {
    sql`UPDATE stripe_stand_in.answers SET status = ${response.statusCode}, body = ${JSON.stringify(body)}::jsonb WHERE key = ${key}`
      .execute(db)
      .then(() => send(body), next);
    return response;
  };
  next();
};
