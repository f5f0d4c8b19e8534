/** The figures of an address such as `?type=credits&amount=25&credits=150`. They prove nothing. */
export interface Example {
  readonly type: 'credits' | 'brand-kit';
  readonly amount: number;
  readonly credits: number;
}

const DEFAULTS = { amount: 25, credits: 150 } as const;
const LARGEST = 10_000;

const numberOr = (text: string | null, fallback: number): number => {
  const value = Number(text);
  return text !== null && text.trim() !== '' && value > 0 && value <= LARGEST ? value : fallback;
};

/** Whatever stands in the address, with the specification's defaults for what is missing or no sensible figure. */
export const exampleOf = (query: URLSearchParams): Example => ({
  type: query.get('type') === 'brand-kit' ? 'brand-kit' : 'credits',
  amount: numberOr(query.get('amount'), DEFAULTS.amount),
  credits: Math.floor(numberOr(query.get('credits'), DEFAULTS.credits)),
});
