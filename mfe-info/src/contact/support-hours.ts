/** Monday to Friday, 9 to 17, in New York. */
export const SUPPORT_HOURS = 'Mon-Fri 9am-5pm EST';
const ZONE = 'America/New_York';
const OPENS = 9;
const CLOSES = 17;
const WEEKEND = new Set(['Sat', 'Sun']);

const partsIn = (time: Date): ReadonlyMap<string, string> => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: ZONE, weekday: 'short', hour: 'numeric', hourCycle: 'h23' });
  return new Map(format.formatToParts(time).map(({ type, value }) => [type, value]));
};

/** Whether support is at its desk at this moment; holidays are not known here. */
export const inSupportHours = (time: Date): boolean => {
  const parts = partsIn(time);
  const hour = Number(parts.get('hour'));
  return !WEEKEND.has(parts.get('weekday') ?? '') && hour >= OPENS && hour < CLOSES;
};
