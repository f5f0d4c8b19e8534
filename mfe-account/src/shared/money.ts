const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' });

/** "$25", "$1.67". */
export const dollars = (amount: number): string => DOLLARS.format(amount);
