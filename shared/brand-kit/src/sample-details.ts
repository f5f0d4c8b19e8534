import { type CardDetails, NO_CARD_DETAILS } from '@fifteen/contracts';

const LONGEST = 20;
const plain = (name: string): string => name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');

/** As many words of a name as fit into a domain's first part; `company` where it has no Latin letters. */
const domainOf = (name: string): string => {
  const words = plain(name).match(/[a-z0-9]+/g) ?? ['company'];
  const joined = words.reduce((domain, word) => (domain.length + word.length > LONGEST ? domain : domain + word), '');
  return joined || words[0]!.slice(0, LONGEST);
};

/** Sample lines for the command and the tests; the addresses are of a domain that nobody can own. */
export const sampleDetails = (company: string): CardDetails => ({
  ...NO_CARD_DETAILS,
  name: 'Alex Morgan',
  role: 'Founder',
  phone: '+1 (555) 010-0199',
  email: `hello@${domainOf(company)}.example`,
  website: `${domainOf(company)}.example`,
  address: '12 Harbor Street, Portland, ME 04101',
});
