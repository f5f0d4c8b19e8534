const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** "Nov 21, 2026", in the customer's own time. */
export const dayOf = (iso: string): string => DAY.format(new Date(iso));
