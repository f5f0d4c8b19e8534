import { createHash } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { HASH_OPTIONS } from '../../identity/passwords/password-hasher.ts';
import { medianOf } from '../medians.ts';
import { startProduct } from '../start-product.ts';
import { visit } from '../visit.ts';
import type { MeasureSecurity } from './figure.ts';

const ROUNDS = 25;
/** Each is guessed at a few times only: it is not the limits that are measured. */
const ACCOUNTS = 5;
const PASSWORD = 'a password of the bench';

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const since = performance.now();
  await work();
  return performance.now() - since;
};

/** One login after the other, beside its parts: the hash that makes guessing expensive, and a call without it. */
export const measure: MeasureSecurity = async () => {
  const product = await startProduct({ TRUST_PROXY: '1', SIGNUPS_AN_HOUR: '100000' });
  let address = 0;
  const post = async (path: string, body: unknown): Promise<{ readonly status: number; readonly text: string }> => {
    address += 1;
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${address >> 8}.${address & 255}` };
    const answer = await visit(`${product.url}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (answer.status >= 400 && answer.status !== 401) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    return answer;
  };
  try {
    const emails = Array.from({ length: ACCOUNTS }, (_, i) => `logins${i}@example.com`);
    let token = '';
    for (const email of emails) ({ access_token: token } = JSON.parse((await post('/auth/signup', { email, password: PASSWORD })).text) as { access_token: string });
    const stored = await hash(PASSWORD, HASH_OPTIONS);
    const times = { login: [] as number[], unknown: [] as number[], wrong: [] as number[], argon: [] as number[], plain: [] as number[], me: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      const email = emails[round % ACCOUNTS];
      times.login.push(await timed(() => post('/auth/login', { email, password: PASSWORD })));
      times.unknown.push(await timed(() => post('/auth/login', { email: `nobody${round}@example.com`, password: PASSWORD })));
      times.wrong.push(await timed(() => post('/auth/login', { email, password: 'not the password' })));
      times.argon.push(await timed(() => verify(stored, PASSWORD)));
      times.plain.push(await timed(() => Promise.resolve(createHash('sha256').update(PASSWORD).digest())));
      times.me.push(await timed(() => visit(`${product.url}/api/v1/auth/me`, { headers: { authorization: `Bearer ${token}` } })));
    }
    const [login, argon, me] = [medianOf(times.login), medianOf(times.argon), medianOf(times.me)];
    return [
      { name: 'a login, median ms', value: login, digits: 1 },
      { name: 'its Argon2id alone on a quiet thread, median ms', value: argon, digits: 1 },
      { name: 'times a call with an access token (limits, log and session included)', value: login / me },
      { name: 'cost of one guess at a stolen hash, compared with plain SHA-256', value: argon / medianOf(times.plain), digits: 0 },
      { name: 'a refused login to an account that does not exist, of one that does', value: medianOf(times.unknown) / medianOf(times.wrong) },
    ];
  } finally {
    await product.stop();
  }
};
