/** Federal holidays of the United States, 5 U.S.C. 6103. */
const FIXED: readonly (readonly [month: number, day: number])[] = [
  [1, 1],
  [6, 19],
  [7, 4],
  [11, 11],
  [12, 25],
];
const MONDAY = 1;
const THURSDAY = 4;
/** Weekday of a month by its number; 5 stands for the last. */
const MOVING: readonly (readonly [month: number, weekday: number, number: number])[] = [
  [1, MONDAY, 3],
  [2, MONDAY, 3],
  [5, MONDAY, 5],
  [9, MONDAY, 1],
  [10, MONDAY, 2],
  [11, THURSDAY, 4],
];
const DAY_MS = 86_400_000;
const FRIDAY = 5;

const daysAfter = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS);
const isFixed = (date: Date): boolean => FIXED.some(([month, day]) => date.getUTCMonth() + 1 === month && date.getUTCDate() === day);

/** What falls on a Saturday is kept on Friday, what falls on a Sunday on Monday. */
const isObserved = (date: Date): boolean =>
  isFixed(date) ||
  (date.getUTCDay() === FRIDAY && isFixed(daysAfter(date, 1))) ||
  (date.getUTCDay() === MONDAY && isFixed(daysAfter(date, -1)));

const isMoving = (date: Date): boolean =>
  MOVING.some(([month, weekday, number]) => {
    if (date.getUTCMonth() + 1 !== month || date.getUTCDay() !== weekday) return false;
    const isLast = daysAfter(date, 7).getUTCMonth() !== date.getUTCMonth();
    return number === 5 ? isLast : Math.ceil(date.getUTCDate() / 7) === number;
  });

/** `date` is a day in UTC. */
export const isHoliday = (date: Date): boolean => isObserved(date) || isMoving(date);
