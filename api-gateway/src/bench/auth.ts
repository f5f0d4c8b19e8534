/**
 * How many logins a second the product takes, beside bare Argon2id on the same machine, and what other calls feel of
 * it: npm run bench -- auth [--seconds N] [--rounds N] [--json FILE]
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { HASH_OPTIONS } from '../identity/passwords/password-hasher.ts';
import { measure, type Measured } from './measure.ts';
import { medianOf } from './medians.ts';
import { startProduct } from './start-product.ts';
import { visit } from './visit.ts';

/** As many as the thread pool of Node computes at once. */
const LANES = 4;
const ACCOUNTS = 40;
const PASSWORD = 'a password of the bench';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '3' }, rounds: { type: 'string', default: '5' }, json: { type: 'string' } },
});
const durationMs = Number(values.seconds) * 1000;
const rounds = Number(values.rounds);

const product = await startProduct({ TRUST_PROXY: '1', SIGNUPS_AN_HOUR: '1000000' });
let address = 0;
/** Every request from an address of its own: it is not the limits that are measured. */
const nextAddress = (): string => {
  address += 1;
  return `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`;
};
const post = async (path: string, body: unknown): Promise<string> => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': nextAddress() };
  const { status, text } = await visit(`${product.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (status >= 400) throw new Error(`${path} answered ${status}: ${text}`);
  return text;
};

const emails = Array.from({ length: ACCOUNTS }, (_, i) => `bench${i}@example.com`);
let token = '';
for (const email of emails) {
  const answer = await post('/api/v1/auth/signup', { email, password: PASSWORD });
  token = (JSON.parse(answer) as { access_token: string }).access_token;
}
const login = async (turn: number): Promise<void> => {
  await post('/api/v1/auth/login', { email: emails[turn % ACCOUNTS], password: PASSWORD });
};
const readMe = async (): Promise<void> => {
  await visit(`${product.url}/api/v1/auth/me`, { headers: { authorization: `Bearer ${token}` } });
};
const stored = await hash(PASSWORD, HASH_OPTIONS);
/** The package alone, as many at once as there are processors: what this machine can do at best. */
const verifyBare = async (): Promise<void> => void (await verify(stored, PASSWORD));

const results: { bare: Measured; logins: Measured; alone: Measured; beside: Measured }[] = [];
for (let round = 0; round < rounds; round += 1) {
  const bare = await measure(verifyBare, { lanes: availableParallelism(), durationMs });
  const alone = await measure(readMe, { lanes: 1, durationMs });
  const [logins, beside] = await Promise.all([
    measure(login, { lanes: LANES, durationMs }),
    measure(readMe, { lanes: 1, durationMs }),
  ]);
  results.push({ bare, logins, alone, beside });
}
await product.stop();

const median = (pick: (of: (typeof results)[number]) => number): number => medianOf(results.map(pick));
const figures = {
  bare_argon2id_a_second: median(({ bare }) => bare.aSecond),
  logins_a_second: median(({ logins }) => logins.aSecond),
  logins_beside_bare: median(({ logins, bare }) => logins.aSecond / bare.aSecond),
  me_p99_ms_alone: median(({ alone }) => alone.p99Ms),
  me_p99_ms_beside_logins: median(({ beside }) => beside.p99Ms),
  me_p99_ratio: median(({ beside, alone }) => beside.p99Ms / alone.p99Ms),
};
const row = (name: string, value: number, aim = ''): string => `${name.padEnd(44)}${value.toFixed(2).padStart(10)}   ${aim}`;
process.stdout.write(
  `${[
    `${rounds} rounds of ${values.seconds} s, medians; ${LANES} at once`,
    row('bare Argon2id, verifications a second', figures.bare_argon2id_a_second),
    row('logins a second', figures.logins_a_second),
    row('logins beside bare Argon2id', figures.logins_beside_bare, 'aim: 0.90 or more'),
    row('GET auth/me, p99 ms, alone', figures.me_p99_ms_alone),
    row('GET auth/me, p99 ms, beside the logins', figures.me_p99_ms_beside_logins),
    row('p99 beside logins, times alone', figures.me_p99_ratio, 'aim: 2.00 at most'),
  ].join('\n')}\n`,
);
if (values.json) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);
