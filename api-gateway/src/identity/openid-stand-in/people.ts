import { createHash } from 'node:crypto';
import type { Account } from 'oidc-provider';

const PREFIX = 'unverified+';

const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** "ada.lovelace@example.com" is Ada Lovelace. */
const nameOf = (email: string): string => (email.split('@')[0] ?? '').split(/[.+_-]/).filter(Boolean).map(titled).join(' ');

/** A stable subject, as a provider gives one: never the e-mail itself. */
export const subjectOf = (email: string): string => createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 21);

const people = new Map<string, string>();

/** Remembers who signed in under which subject, while this process runs. */
export const remember = (email: string): string => {
  const subject = subjectOf(email);
  people.set(subject, email);
  return subject;
};

/** "ann+admins@example.com" is in the group admins. */
const groupsOf = (email: string): string[] => (email.split('@')[0] ?? '').split('+').slice(1);

/** Anybody exists. "unverified+…@…" is somebody whose e-mail the provider has not verified. */
export const accountOf = (subject: string): Account | undefined => {
  const email = people.get(subject);
  if (!email) return undefined;
  return {
    accountId: subject,
    claims: () => ({ sub: subject, email, email_verified: !email.startsWith(PREFIX), name: nameOf(email), groups: groupsOf(email) }),
  };
};
