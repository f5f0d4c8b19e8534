import type { JSX } from 'react';
import type { Status } from '@fifteen/contracts';
import styles from './banner.module.css';

export interface BannerProps {
  readonly status: Status | undefined;
  readonly failed: boolean;
}

const faceOf = ({ status, failed }: BannerProps): { words: string; tone: 'good' | 'bad' | 'waiting' } => {
  if (failed) return { words: 'Some Systems Degraded', tone: 'bad' };
  if (!status) return { words: 'Checking...', tone: 'waiting' };
  if (!status.measured_since) return { words: 'Measuring for the first time', tone: 'waiting' };
  // What was never measured is no disturbance: a new installation meets its mail server a minute late.
  return status.services.every((service) => service.status === 'operational' || service.days.length === 0)
    ? { words: 'All Systems Operational', tone: 'good' }
    : { words: 'Some Systems Degraded', tone: 'bad' };
};

const noteOf = ({ status, failed }: BannerProps): string => {
  if (failed) return 'The gateway isn’t responding.';
  return status?.measured_at ? `Measured at ${new Date(status.measured_at).toLocaleTimeString('en-US', { timeStyle: 'short' })}` : '';
};

export const Banner = (props: BannerProps): JSX.Element => {
  const { words, tone } = faceOf(props);
  return (
    <output className={styles.banner} data-tone={tone}>
      <span className={styles.words}>{words}</span>
      <span className={styles.time}>{noteOf(props)}</span>
    </output>
  );
};
