import { isHoliday } from './holidays.ts';

/** Monday to Friday, 9 to 17, in New York, holidays aside. */
export const SUPPORT_HOURS = 'Mon-Fri 9am-5pm EST';
const ZONE = 'America/New_York';
const OPENS = 9;
const CLOSES = 17;
const WEEKEND = new Set([0, 6]);

const FORMAT = new Intl.DateTimeFormat('en-US', { timeZone: ZONE, year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', hourCycle: 'h23' });

/** Whether support is at its desk at this moment. */
export const inSupportHours = (time: Date): boolean => {
  const parts = new Map(FORMAT.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const [year = 0, month = 0, day = 0, hour = 0] = (['year', 'month', 'day', 'hour'] as const).map((part) => parts.get(part));
  // Noon in UTC stands for the day in New York: its weekday and its date are the same.
  const date = new Date(Date.UTC(year, month - 1, day, 12));
  return !WEEKEND.has(date.getUTCDay()) && !isHoliday(date) && hour >= OPENS && hour < CLOSES;
};
