import type { JSX } from 'react';
import { STATUS_DAYS, type ServiceStatus, type Status } from '@fifteen/contracts';
import { Badge } from '@fifteen/web/ui';
import { DayBars } from './day-bars.tsx';
import styles from './services.module.css';
import { Sparkline } from './sparkline.tsx';
import { WORDS } from './status-query.ts';

const SECOND_MS = 1000;

const durationLabel = (ms: number | null): string => {
  if (ms === null) return 'No response time';
  return ms < SECOND_MS ? `${ms} ms` : `${(ms / SECOND_MS).toFixed(1)} s`;
};

const State = ({ status }: Pick<ServiceStatus, 'status'>): JSX.Element =>
  status ? <Badge tone={WORDS[status].tone}>{WORDS[status].word}</Badge> : <Badge>Not measured</Badge>;

const Service = ({ service, now }: { readonly service: ServiceStatus; readonly now: Date }): JSX.Element => (
  <li className={styles.service}>
    <div className={styles.head}>
      <h2 className={styles.name}>{service.name}</h2>
      <State status={service.status} />
    </div>
    <div className={styles.past}>
      <DayBars service={service} now={now} />
      <p className={styles.ends}>
        <span>{STATUS_DAYS} days ago</span>
        <span>{service.uptime === null ? 'Uptime not measured yet' : `${service.uptime} % uptime`}</span>
        <span>Today</span>
      </p>
    </div>
    <div className={styles.time}>
      <Sparkline service={service} now={now} />
      <p className={styles.figure}>{durationLabel(service.response_time)}</p>
    </div>
  </li>
);

export const Services = ({ status, readAt }: { readonly status: Status; readonly readAt: number }): JSX.Element => {
  const now = new Date(readAt);
  return (
    <ul className={styles.services}>
      {status.services.map((service) => (
        <Service key={service.id} service={service} now={now} />
      ))}
    </ul>
  );
};
