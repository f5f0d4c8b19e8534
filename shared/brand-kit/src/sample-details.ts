import type { CardDetails } from '@fifteen/contracts';

const LONGEST = 20;
const plain = (name: string): string => name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');

/** As many words of a name as fit into a domain's first part; `company` where it has no Latin letters. */
const domainOf = (name: string): string => {
  const words = plain(name).match(/[a-z0-9]+/g) ?? ['company'];
  const joined = words.reduce((domain, word) => (domain.length + word.length > LONGEST ? domain : domain + word), '');
  return joined || words[0]!.slice(0, LONGEST);
};

/** What stands on the cards until the customer fills them in; the addresses are of the domain that nobody can own. */
export const sampleDetails = (company: string): CardDetails => ({
  name: 'Alex Morgan',
  role: 'Founder',
  phone: '+1 (555) 010-0199',
  email: `hello@${domainOf(company)}.example`,
  website: `${domainOf(company)}.example`,
});
