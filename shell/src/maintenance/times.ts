const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
/** The business's own time, as in the specification's words. */
const ZONE = 'America/New_York';

const counted = (number: number, word: string): string => (number === 0 ? '' : `${number} ${word}${number === 1 ? '' : 's'}`);

/** "2 hours", "1 hour 30 minutes". */
export const downtimeBetween = (since: string, until: string): string => {
  const minutes = Math.max(1, Math.round((Date.parse(until) - Date.parse(since)) / MINUTE_MS));
  const parts = [counted(Math.floor(minutes / HOUR_MINUTES), 'hour'), counted(minutes % HOUR_MINUTES, 'minute')];
  return parts.filter(Boolean).join(' ');
};

const dayIn = (time: number): string => new Date(time).toLocaleDateString('en-US', { timeZone: ZONE });

/** "3:00 PM EST", with the day where it is not today. */
export const resumeTime = (until: string, now = Date.now()): string => {
  const end = Date.parse(until);
  const time = new Date(end).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone: ZONE, timeZoneName: 'short' });
  if (dayIn(end) === dayIn(now)) return time;
  return `${new Date(end).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: ZONE })}, ${time}`;
};
