/** "21 November 2026, 10:05 UTC". */
export const momentOf = (iso: string): string => {
  const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
  const at = new Date(iso);
  return `${date.format(at)}, ${time.format(at)} UTC`;
};
