/**
 * Webhooks a second, and holds of credits on one account and on many, beside bare transactions of the same database:
 * npm run bench -- money [--seconds N] [--rounds N] [--json FILE]
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stripe } from 'stripe';
import { composeGateway } from '../app/wiring/compose-gateway.ts';
import { readConfig } from '../platform/config/config.ts';
import { holdCredits, openCreditAccount, postCredits } from '../billing/credits/credits.store.ts';
import { createDatabase, startEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres.ts';
import { prepareRoles } from '../platform/database/embedded/roles.ts';
import { migrateAt } from '../platform/database/migrate.ts';
import { createApp } from '../app/http/app.ts';
import { close, createHttpServer, listen } from '../platform/http/server.ts';
import { WEBHOOK_PATH } from '../billing/payments/webhook-path.ts';
import { createPlatform } from '../platform/runtime/platform.ts';
import { measure } from './measure.ts';
import { medianOf } from './medians.ts';

const LANES = 8;
const ACCOUNTS = 200;
const PLENTY = 1_000_000_000;
const WEBHOOK_SECRET = 'whsec_of_the_bench';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '3' }, rounds: { type: 'string', default: '5' }, json: { type: 'string' } },
});
const load = { lanes: LANES, durationMs: Number(values.seconds) * 1000 };

const dataDir = mkdtempSync(join(tmpdir(), 'fifteen-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir });
await createDatabase(postgres, 'bench');
const { owner, app: databaseUrl } = await prepareRoles(postgres, 'bench');
await migrateAt(owner);
const config = readConfig({
  NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: dataDir, STRIPE_SECRET_KEY: 'sk_test_bench', STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
});
const platform = createPlatform(config, databaseUrl);
const { db, pool } = platform;
const gateway = await composeGateway(platform);
const server = createHttpServer(createApp(config, platform.logger, gateway));
const port = await listen(server, { port: 0, host: '127.0.0.1' });

const accounts = Array.from({ length: ACCOUNTS }, () => randomUUID());
for (const userId of accounts) {
  await openCreditAccount(db, userId);
  await postCredits(db, { userId, kind: 'grant', ref: userId, amount: PLENTY });
}
// In a schema of its own: the product may not change ours.
await pool.query('CREATE SCHEMA bare');
await pool.query('CREATE TABLE bare.bare_rows (id uuid PRIMARY KEY, amount integer NOT NULL)');
await pool.query('CREATE TABLE bare.bare_account (id integer PRIMARY KEY, amount bigint NOT NULL)');
await pool.query('INSERT INTO bare.bare_account VALUES (1, 0)');

const holdOn = (userId: string): Promise<unknown> => holdCredits(db, userId, randomUUID(), 1);
const { webhooks } = new Stripe('sk_test_bench');
const acts = {
  bare_inserts: async () => void (await pool.query('INSERT INTO bare.bare_rows VALUES ($1, 1)', [randomUUID()])),
  bare_updates_of_one_row: async () => void (await pool.query('UPDATE bare.bare_account SET amount = amount + 1 WHERE id = 1')),
  holds_on_many_accounts: async (turn: number) => void (await holdOn(accounts[turn % ACCOUNTS] ?? '')),
  holds_on_one_account: async () => void (await holdOn(accounts[0] ?? '')),
  webhooks: async () => {
    const payload = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type: 'payment_intent.created', data: { object: { object: 'payment_intent', id: 'pi_1' } } });
    const headers = { 'stripe-signature': webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET }) };
    const answer = await fetch(`http://127.0.0.1:${port}${WEBHOOK_PATH}`, { method: 'POST', body: payload, headers });
    if (!answer.ok) throw new Error(`A webhook was answered ${answer.status}.`);
    await answer.arrayBuffer();
  },
} as const;
type Name = keyof typeof acts;
const names = Object.keys(acts) as Name[];

const rounds: Record<Name, number>[] = [];
for (let round = 0; round < Number(values.rounds); round += 1) {
  const seen: Partial<Record<Name, number>> = {};
  for (const name of names) seen[name] = (await measure(acts[name], load)).aSecond;
  rounds.push(seen as Record<Name, number>);
}
await close(server, 1_000);
await gateway.stop();
await platform.stop();
await postgres.stop();
rmSync(dataDir, { recursive: true, force: true });

const figures = Object.fromEntries(names.map((name) => [name, medianOf(rounds.map((seen) => seen[name]))])) as Record<Name, number>;
const beside = (one: Name, other: Name): number => medianOf(rounds.map((seen) => seen[one] / seen[other]));
const row = (name: string, value: number): string => `${name.padEnd(52)}${value.toFixed(2).padStart(10)}`;
process.stdout.write(
  `${[
    `${values.rounds} rounds of ${values.seconds} s, medians; ${LANES} at once; a second`,
    ...names.map((name) => row(name.replaceAll('_', ' '), figures[name])),
    row('holds on many accounts beside bare inserts', beside('holds_on_many_accounts', 'bare_inserts')),
    row('holds on one account beside bare updates of one row', beside('holds_on_one_account', 'bare_updates_of_one_row')),
    row('webhooks beside bare inserts', beside('webhooks', 'bare_inserts')),
  ].join('\n')}\n`,
);
if (values.json) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);
