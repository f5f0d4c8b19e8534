import type { User } from '@fifteen/contracts';

/** The name, else the part of the e-mail before the at-sign. */
export const shownName = ({ full_name: name, email }: Pick<User, 'full_name' | 'email'>): string =>
  name || (email.split('@')[0] ?? '');

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "November 2026", or "Recently" where the date is not one. */
export const memberSince = (createdAt: string): string => {
  const date = new Date(createdAt);
  return Number.isNaN(date.getTime()) ? 'Recently' : MONTH.format(date);
};

const MOMENT = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** "November 21, 10:05 AM", in the customer's own time. */
export const lastUsed = (iso: string): string => MOMENT.format(new Date(iso));
