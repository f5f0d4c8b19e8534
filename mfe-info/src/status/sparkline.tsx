import type { JSX } from 'react';
import type { ServiceStatus } from '@fifteen/contracts';
import styles from './charts.module.css';

const WIDTH = 160;
const HEIGHT = 34;
const DAY_MS = 86_400_000;

/** Response times of the last 24 hours; its highest point is the slowest quarter of an hour. */
export const Sparkline = ({ service, now }: { readonly service: ServiceStatus; readonly now: Date }): JSX.Element | null => {
  const times = service.response_times;
  if (times.length < 2) return null;
  const figures = times.map(({ milliseconds }) => milliseconds);
  const highest = Math.max(...figures, 1);
  const points = times.map(({ at, milliseconds }) => {
    const x = WIDTH * (1 - (now.getTime() - Date.parse(at)) / DAY_MS);
    return `${x.toFixed(1)},${(HEIGHT - 2 - (milliseconds / highest) * (HEIGHT - 4)).toFixed(1)}`;
  });
  const label = `Response times of the last 24 hours: ${Math.min(...figures)} to ${highest} ms`;
  return (
    <svg className={styles.sparkline} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <polyline points={points.join(' ')} />
    </svg>
  );
};
