const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const DAY_UTC = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** "Nov 21, 2026", in the visitor's own time. @param iso a moment as the API writes it */
export const dayOf = (iso: string): string => DAY.format(new Date(iso));

/** "Nov 21, 2026", in UTC: for days that are counted on the server. @param iso a day or a moment as the API writes it */
export const dayInUtc = (iso: string): string => DAY_UTC.format(new Date(iso));

/** "Nov 21, 2026, 10:05 AM", in the visitor's own time. @param iso a moment as the API writes it */
export const momentOf = (iso: string): string => MOMENT.format(new Date(iso));
