/** What happens with a card, as the provider's own test cards do. */
export type CardOutcome = 'paid' | 'needs_bank' | CardRefusal;

export interface CardRefusal {
  readonly code: 'card_declined' | 'expired_card' | 'incorrect_number';
  readonly declineCode?: 'generic_decline' | 'insufficient_funds';
  readonly message: string;
}

const REFUSALS: Readonly<Record<string, CardRefusal>> = {
  '4000000000000002': { code: 'card_declined', declineCode: 'generic_decline', message: 'Your card was declined.' },
  '4000000000009995': { code: 'card_declined', declineCode: 'insufficient_funds', message: 'Your card has insufficient funds.' },
  '4000000000000069': { code: 'expired_card', message: 'Your card has expired.' },
};

const UNKNOWN: CardRefusal = { code: 'incorrect_number', message: 'This is none of the test cards. Real cards are not taken here.' };

export const TEST_CARDS = [
  ['4242 4242 4242 4242', 'pays'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has insufficient funds'],
  ['4000 0000 0000 0069', 'has expired'],
  ['4000 0025 0000 3155', 'asks the bank first'],
] as const;

/** A real card number, typed by mistake, is refused and never stored. */
export const outcomeOf = (typed: string): CardOutcome => {
  const number = typed.replaceAll(/\D/g, '');
  if (number === '4242424242424242') return 'paid';
  if (number === '4000002500003155') return 'needs_bank';
  return REFUSALS[number] ?? UNKNOWN;
};

/** Test account numbers of the delayed method: its bank answers some seconds later. */
export const TEST_ACCOUNTS = [
  ['000123456789', 'pays after a moment'],
  ['000111111116', 'fails after a moment'],
] as const;

export const settlesAs = (typed: string): 'paid' | 'failed' | undefined => {
  const number = typed.replaceAll(/\D/g, '');
  if (number === '000123456789') return 'paid';
  return number === '000111111116' ? 'failed' : undefined;
};
