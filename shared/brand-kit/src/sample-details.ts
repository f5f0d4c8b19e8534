import type { CardDetails } from '@fifteen/contracts';

const LETTERS = /[^a-z0-9]+/g;

/** A name as the first part of a domain; `company` where it has no Latin letters. */
const domainOf = (name: string): string => name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '').replace(LETTERS, '') || 'company';

/** What stands on the cards until the customer fills them in; the addresses are of the domain that nobody can own. */
export const sampleDetails = (company: string): CardDetails => ({
  name: 'Alex Morgan',
  role: 'Founder',
  phone: '+1 (555) 010-0199',
  email: `hello@${domainOf(company).slice(0, 30)}.example`,
  website: `${domainOf(company).slice(0, 30)}.example`,
});
