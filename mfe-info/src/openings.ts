import { oauthSignin, purchaseBrandKit, purchaseProject, refineAsset } from '@fifteen/contracts';

/** What part of the product a text speaks about before it is open. */
export type Opening = 'refinements' | 'checkout' | 'brandKits' | 'google' | 'contact';

const NAMES: Readonly<Record<Opening, string>> = {
  refinements: 'Refinements',
  checkout: 'Paying',
  brandKits: 'Brand kits',
  google: 'Google sign-in',
  contact: 'The contact form',
};

/** The contracts say which calls answer; a text's notice goes away by itself when its call does. */
const OPEN: Readonly<Record<Opening, boolean>> = {
  refinements: refineAsset.ready,
  checkout: purchaseProject.ready,
  brandKits: purchaseBrandKit.ready,
  google: oauthSignin.ready,
  contact: false,
};

export const isOpen = (opening: Opening): boolean => OPEN[opening];

/** "Paying and brand kits are not open yet.", or null where all of them are. */
export const notOpenYet = (openings: readonly Opening[]): string | null => {
  const closed = openings.filter((opening) => !OPEN[opening]).map((opening) => NAMES[opening]);
  const [first, ...others] = closed;
  if (first === undefined) return null;
  const subject = [first, ...others.map((name) => name.toLowerCase())].join(' and ');
  const plural = others.length > 0 || first.endsWith('s');
  return `${subject} ${plural ? 'are' : 'is'} not open yet. What this page says about ${plural ? 'them' : 'it'} holds from the day ${plural ? 'they open' : 'it opens'}.`;
};
