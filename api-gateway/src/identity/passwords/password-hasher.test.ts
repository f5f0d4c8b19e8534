import { availableParallelism } from 'node:os';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from '@jest/globals';
import { startHashThreads } from './hash-threads.ts';
import { createPasswordHasher, HASH_OPTIONS } from './password-hasher.ts';

const fail = (error: unknown): never => {
  throw error;
};
const threads = startHashThreads({ onDeath: fail });
afterAll(() => threads.stop());

/** Of every thread of this process; Linux alone tells. */
const nicenesses = (): number[] =>
  readdirSync('/proc/self/task').map((id) => {
    const stat = readFileSync(`/proc/self/task/${id}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  });

describe('the password hasher', () => {
  test('writes Argon2id with the parameters of OWASP, and knows its own', async () => {
    const hasher = await createPasswordHasher(threads);
    const stored = await hasher.hash('correct horse');
    const { memoryCost, timeCost, parallelism } = HASH_OPTIONS;
    expect(stored).toContain(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
    expect(await hasher.verify(stored, 'correct horse')).toBe(true);
    expect(await hasher.verify(stored, 'wrong horse')).toBe(false);
    expect(await hasher.verify(null, 'a password that nobody has')).toBe(false);
  });

  const onLinux = process.platform === 'linux' ? test : test.skip;
  onLinux('works below the priority of everything else, in no more threads than there are processors', async () => {
    const hasher = await createPasswordHasher(threads);
    await Promise.all(Array.from({ length: 8 }, () => hasher.hash('correct horse')));
    const nice = nicenesses().filter((of) => of > 0);
    expect(nice.length).toBeGreaterThan(0);
    expect(nice.length).toBeLessThanOrEqual(availableParallelism());
  });

  test('a full queue refuses at once with Retry-After, and what waits is done', async () => {
    const narrow = startHashThreads({ onDeath: fail, threads: 1, waitingPerThread: 4 });
    const hasher = await createPasswordHasher(narrow);
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => hasher.hash('correct horse')));
    const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(refused.length).toBe(15);
    expect(refused[0]).toMatchObject({ code: 'unavailable', headers: { 'Retry-After': '3' } });
    await narrow.stop();
  });
});
