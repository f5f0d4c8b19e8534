import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SignedIn } from '@fifteen/contracts';
import { callApi, PASSWORD, signUpSomebody } from '../../testing/api-client.ts';
import { generationOn, fakePreviews } from '../../testing/fake-engine.ts';
import { bankOf, sessionIn } from '../../testing/money.ts';
import { mailsTo } from '../../testing/mail-token.ts';
import { aTasteProfile } from '../../testing/taste-profile.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { createFileRemovals } from '../../platform/files/file-removals.ts';
import { fileStoreOf } from '../../platform/files/open-files.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const call = (method: string, path: string, token?: string, body?: unknown) =>
  callApi(gateway.url, method, `/api/v1/${path}`, { token, body });
const remove = ({ access_token, user }: SignedIn, body: object = {}) =>
  call('POST', 'users/deletion', access_token, { email: user.email, password: PASSWORD, ...body });
const filesUnder = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((of) => of.isFile()).map(({ name }) => name) : [];

const { basic_info } = aTasteProfile();
/** What the customer wrote of the brand. */
const BRIEF = [basic_info.company_name, basic_info.description].filter((text): text is string => Boolean(text));

const projectOf = async ({ access_token }: SignedIn): Promise<string> => {
  const { body } = await call('POST', 'projects', access_token, { taste_profile: aTasteProfile() });
  return body.project_id;
};

/** Pays for the kit of a project; gives the order. */
const bought = async ({ access_token }: SignedIn, project: string): Promise<string> => {
  const session = sessionIn((await call('POST', `projects/${project}/purchase`, access_token)).body.checkout_url);
  await bankOf(gateway).pay(session);
  return (await call('GET', `orders/by-session/${session}`, access_token)).body.id;
};

/** Every row of every table of ours, as text. What the payment provider keeps for itself, stand-in or not, is not ours. */
const wholeDatabase = async (): Promise<string> => {
  const { pool } = gateway.platform;
  const { rows: tables } = await pool.query(
    `SELECT table_schema || '.' || table_name AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema', 'stripe_stand_in')`,
  );
  const contents = await Promise.all(tables.map(({ name }) => pool.query(`SELECT to_jsonb(t)::text AS row FROM ${name} t`)));
  return contents.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n');
};

const MESSAGE = { name: 'Zebediah', subject: 'Quillfeather here', message: 'My kit will not open.' };
/** Writes to support and subscribes to the status, with an address typed in its own way. */
const writeLetters = async (email: string): Promise<void> => {
  expect((await call('POST', 'contact', undefined, { ...MESSAGE, email })).status).toBe(204);
  expect((await call('POST', 'status/subscriptions', undefined, { email })).status).toBeLessThan(300);
};
const confirmAddress = ({ user }: SignedIn) => gateway.platform.pool.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [user.id]);
const lettersOf = async (email: string): Promise<number> => {
  const { rows } = await gateway.platform.pool.query(
    `SELECT (SELECT count(*) FROM contact_messages WHERE lower(email) = $1)::int + (SELECT count(*) FROM status_subscribers WHERE lower(email) = $1)::int AS count`,
    [email.toLowerCase()],
  );
  return rows[0].count;
};

describe('deleting an account', () => {
  test.each([
    ['another e-mail', { email: 'else@example.com' }, 400, 'email'],
    ['a wrong password', { password: 'not it' }, 403, 'password'],
    ['no password', { password: undefined }, 400, 'password'],
  ])('with %s changes nothing and names the field', async (_name, body, status, field) => {
    const customer = await signUpSomebody(gateway.url);
    expect(await remove(customer, body)).toMatchObject({ status, body: { errors: [{ field }] } });
    expect((await call('GET', 'auth/me', customer.access_token)).status).toBe(200);
  });

  test('Z5: leaves no personal row, no file and no live token; the ledger stays, under an id that is nobody', async () => {
    const email = 'Forget.Me+Tag@Example.com';
    const customer = await signUpSomebody(gateway.url, email);
    await call('PATCH', 'users/profile', customer.access_token, { full_name: 'Zebediah Quillfeather' });
    const project = await projectOf(customer);
    await generationOn(gateway.platform).generate(project);
    await call('POST', 'auth/password/forgot', undefined, { email });
    const order = await bought(customer, project);
    await call('POST', `orders/${order}/refund-request`, customer.access_token, { reason: 'Zebediah has changed his mind' });
    await confirmAddress(customer);
    await writeLetters('FORGET.me+tag@example.com');
    const folder = join(gateway.platform.config.dataDir, 'files', 'projects', project);
    expect(filesUnder(folder).length).toBeGreaterThan(15);

    expect((await remove(customer, { email: ' forget.me+tag@example.com ' })).status).toBe(204);

    expect((await call('GET', 'auth/me', customer.access_token)).status).toBe(401);
    expect((await call('POST', 'auth/oauth/refresh', undefined, { refresh_token: customer.refresh_token })).status).toBe(401);
    expect((await call('POST', 'auth/login', undefined, { email, password: PASSWORD })).status).toBe(401);
    const filesLeft = filesUnder(folder);
    expect(filesLeft).toEqual([]);
    const { rows } = await gateway.platform.pool.query('SELECT kind FROM credit_entries WHERE user_id = $1', [customer.user.id]);
    expect(rows).toEqual([{ kind: 'grant' }]);
    const { rows: invoices } = await gateway.platform.pool.query('SELECT kind, amount_cents, buyer_email FROM invoices WHERE user_id = $1', [customer.user.id]);
    expect(invoices).toEqual([{ kind: 'invoice', amount_cents: 2900, buyer_email: null }]);

    // The farewell is the last that knows the address, until it is sent.
    expect(await mailsTo(gateway.platform, email)).toEqual(['account-deleted']);
    await gateway.platform.pool.query(`DELETE FROM mails WHERE template = 'account-deleted'`);
    const all = (await wholeDatabase()).toLowerCase();
    const personal = ['forget.me', 'zebediah', 'quillfeather', ...BRIEF.map((text) => text.toLowerCase())];
    const found = personal.filter((text) => all.includes(text));
    expect(found).toEqual([]);
    figure('Z5', `${all.split('\n').length} rows of the whole database searched for ${personal.length} personal texts: ${found.length} found, ${filesLeft.length} files`);
  });

  test('Z5: every table that points at a customer empties with the account, or is the ledger', async () => {
    const { rows } = await gateway.platform.pool.query<{ source: string; action: string }>(
      `SELECT conrelid::regclass::text AS source, confdeltype::text AS action FROM pg_constraint
       WHERE contype = 'f' AND confrelid IN ('users'::regclass, 'projects'::regclass)`,
    );
    expect(rows.length).toBeGreaterThan(5);
    // What the operator spent on models stays in the books, of nobody: its columns empty themselves.
    const isOfNobody = ({ source, action }: (typeof rows)[number]) => source === 'model_calls' && action === 'n';
    const kept = rows.filter((row) => row.action !== 'c' && !isOfNobody(row)).map(({ source }) => source);
    // Its rows are deleted by hand, but for the farewell; an asset that is selected goes with its project.
    expect(kept.filter((table) => table !== 'mails')).toEqual([]);
  });

  test('Z5: what was written from an address that its owner never confirmed stays: it may be a stranger who deletes', async () => {
    const customer = await signUpSomebody(gateway.url);
    await writeLetters(customer.user.email);
    await remove(customer);
    expect(await lettersOf(customer.user.email)).toBe(2);
  });

  test('of two at the same moment one deletes, and one mail says goodbye', async () => {
    const customer = await signUpSomebody(gateway.url);
    const both = await Promise.all([remove(customer), remove(customer)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 401]);
    expect(await mailsTo(gateway.platform, customer.user.email)).toEqual(['account-deleted']);
  });

  test('projects that are created meanwhile leave no row and no file', async () => {
    const customer = await signUpSomebody(gateway.url);
    const tries = Array.from({ length: 6 }, () => call('POST', 'projects', customer.access_token, { taste_profile: aTasteProfile() }));
    expect((await remove(customer)).status).toBe(204);
    for (const { status } of await Promise.all(tries)) expect([201, 401]).toContain(status);
    const { rows } = await gateway.platform.pool.query('SELECT id FROM projects WHERE user_id = $1', [customer.user.id]);
    expect(rows).toEqual([]);
  });

  test('the same e-mail may sign up again, as somebody new', async () => {
    const customer = await signUpSomebody(gateway.url);
    await remove(customer);
    const again = await signUpSomebody(gateway.url, customer.user.email);
    expect(again.user.id).not.toBe(customer.user.id);
    expect((await call('GET', 'projects', again.access_token)).body).toEqual([]);
  });

  test('cancels a generation that runs, and the files that it still wrote are swept', async () => {
    const customer = await signUpSomebody(gateway.url);
    const project = await projectOf(customer);
    let deleted: Promise<unknown> | undefined;
    const generation = generationOn(gateway.platform, {
      renderPreviews: async (...of) => {
        deleted ??= remove(customer);
        await deleted;
        return fakePreviews(...of);
      },
    });
    await generation.generate(project).catch(() => undefined);
    // What a queue does with a job that failed: the project is gone, so there is nothing to do.
    await expect(generation.generate(project)).resolves.toBeUndefined();
    const { db } = gateway.platform;
    const files = fileStoreOf(gateway.platform);
    const late = new Date(Date.now() + 16 * 60_000);
    await createFileRemovals({ db, files, now: () => late }).sweep();
    expect(filesUnder(join(gateway.platform.config.dataDir, 'files', 'projects', project))).toEqual([]);
    expect(await db.selectFrom('file_removals').selectAll().execute()).toEqual([]);
  });
});

