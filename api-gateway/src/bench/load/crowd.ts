import { HERO_BRIEF, type SignedIn } from '@fifteen/contracts';
import { mapConcurrent } from '../../platform/concurrency/map-concurrent.ts';
import { visit } from '../visit.ts';

const PASSWORD = 'a password of the bench';
/** Passwords are hashed at this many at once; more only wait. */
const LANES = 4;

export interface Person {
  readonly token: string;
  readonly call: <T>(method: string, path: string, body?: unknown) => Promise<T>;
}

/** One call of the API, from an address of its own where one is given. Throws where it is refused. */
export const callOf =
  (url: string, token?: string, address?: string) =>
  async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const { status, text } = await visit(`${url}/api/v1/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...(address && { 'x-forwarded-for': address }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (status >= 400) throw new Error(`${method} ${path} answered ${status}: ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  };

/** Signs people up, with SIGNUPS_AN_HOUR out of their way. */
export const signUpPeople = async (url: string, count: number): Promise<readonly Person[]> => {
  const people: Person[] = [];
  await mapConcurrent(Array.from({ length: count }, (_, i) => i), LANES, async (i) => {
    const { access_token: token } = await callOf(url)<SignedIn>('POST', 'auth/signup', { email: `person${i}@example.com`, password: PASSWORD });
    people.push({ token, call: callOf(url, token) });
  });
  return people;
};

/** A brief that differs from company to company. */
export const briefOf = (company_name: string) => ({ ...HERO_BRIEF, basic_info: { ...HERO_BRIEF.basic_info, company_name } });
