const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' });
const CENTS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const CHANGE = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' });

/** "$25", "$1.67". */
export const dollars = (amount: number): string => DOLLARS.format(amount);

/** Whole cents as "$29.00", a refund as "−$29.00". */
export const dollarsOfCents = (cents: number): string => CENTS.format(cents / 100).replace('-', '−');

/** A change of the balance: "+150", "−5", "0". */
export const changeOf = (credits: number): string => CHANGE.format(credits).replace('-', '−');
