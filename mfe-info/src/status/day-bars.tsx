import type { JSX } from 'react';
import { STATUS_DAYS, type ServiceStatus } from '@fifteen/contracts';
import { dayInUtc } from '@fifteen/web/dates';
import styles from './charts.module.css';

type Day = ServiceStatus['days'][number];

const DAY_MS = 86_400_000;
const BAR = 4;
const STEP = 6;
const HEIGHT = 34;

const toneOf = (day: Day | undefined): string => {
  if (!day) return 'none';
  if (day.outage > 0) return 'outage';
  return day.degraded > 0 ? 'degraded' : 'operational';
};

const minutesOf = (count: number): string => `${count} ${count === 1 ? 'minute' : 'minutes'}`;

const wordsOf = ({ day, uptime, outage, degraded }: Day): string => `${dayInUtc(day)}: ${uptime} % up, ${minutesOf(outage)} of downtime, ${minutesOf(degraded)} slow`;

const lastDays = (now: Date): string[] =>
  Array.from({ length: STATUS_DAYS }, (_, i) => new Date(now.getTime() - (STATUS_DAYS - 1 - i) * DAY_MS).toISOString().slice(0, 10));

/** One bar a day, today at the right; a day without a measurement stays empty. */
export const DayBars = ({ service, now }: { readonly service: ServiceStatus; readonly now: Date }): JSX.Element => {
  const bad = service.days.filter(({ outage, degraded }) => outage + degraded > 0);
  const label = `${service.name}, ${service.days.length} of ${STATUS_DAYS} days measured. ${bad.length === 0 ? 'No incidents.' : bad.map(wordsOf).join('; ')}`;
  return (
    <svg className={styles.bars} viewBox={`0 0 ${STATUS_DAYS * STEP - 2} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
      {lastDays(now).map((date, i) => {
        const day = service.days.find((known) => known.day === date);
        return (
          <rect key={date} x={i * STEP} width={BAR} height={HEIGHT} rx={1.5} data-tone={toneOf(day)}>
            <title>{day ? wordsOf(day) : `${dayInUtc(date)}: not measured`}</title>
          </rect>
        );
      })}
    </svg>
  );
};
