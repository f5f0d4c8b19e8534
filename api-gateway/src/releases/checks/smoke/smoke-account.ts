import { randomUUID } from 'node:crypto';
import { deleteAccount, signup, type SignedIn } from '@fifteen/contracts';
import { StartError } from '../../../platform/errors/errors.ts';

/** A customer for the length of a check. */
export interface SmokeAccount {
  readonly tokens: Pick<SignedIn, 'access_token' | 'refresh_token'>;
  readonly remove: () => Promise<void>;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** Signs up as anybody would, since guarded pages show nothing otherwise; removed when the check is over. */
export const openSmokeAccount = async (baseUrl: string): Promise<SmokeAccount> => {
  const password = randomUUID();
  const email = `release-check-${randomUUID()}@example.com`;
  const body = JSON.stringify({ email, password, full_name: 'Release check' });
  const answer = await fetch(new URL(signup.path, baseUrl), { method: 'POST', headers: JSON_TYPE, body });
  if (answer.status === 429) throw new StartError('Too many have signed up from here this hour. Try later, or let SIGNUPS_AN_HOUR of that gateway allow more.');
  if (!answer.ok) throw new StartError(`Signing up for the check answered ${answer.status}.`);
  const tokens = (await answer.json()) as SignedIn;
  const remove = async (): Promise<void> => {
    const headers = { ...JSON_TYPE, authorization: `Bearer ${tokens.access_token}` };
    await fetch(new URL(deleteAccount.path, baseUrl), { method: deleteAccount.method, headers, body: JSON.stringify({ email, password }) });
  };
  return { tokens, remove };
};
