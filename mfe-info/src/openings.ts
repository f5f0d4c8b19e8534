/** What part of the product a text speaks about before it is open. */
export type Opening = 'refinements' | 'checkout' | 'brandKits';

const NAMES: Readonly<Record<Opening, string>> = {
  refinements: 'Refinements',
  checkout: 'Paying',
  brandKits: 'Brand kits',
};

/**
 * Kept apart from the contracts' calls, which would bring every schema into the bundle; a test holds the two together,
 * so a notice goes as soon as its call answers.
 */
export const OPEN: Readonly<Record<Opening, boolean>> = {
  refinements: true,
  checkout: true,
  brandKits: true,
};

/** "Paying and brand kits are not open yet.", or null where all of them are. */
export const notOpenYet = (openings: readonly Opening[]): string | null => {
  const closed = openings.filter((opening) => !OPEN[opening]).map((opening) => NAMES[opening]);
  const [first, ...others] = closed;
  if (first === undefined) return null;
  const subject = [first, ...others.map((name) => name.toLowerCase())].join(' and ');
  const plural = others.length > 0 || first.endsWith('s');
  return `${subject} ${plural ? 'are' : 'is'} not open yet. What this page says about ${plural ? 'them' : 'it'} holds from the day ${plural ? 'they open' : 'it opens'}.`;
};
