import type { JSX } from 'react';
import styles from './banner.module.css';
import { bannerOf, type Measured } from './probe.ts';

export interface BannerProps {
  services: readonly Measured[] | undefined;
  /** Milliseconds since 1970 of the last measurement. */
  at: number;
}

const toneOf = (services: readonly Measured[]): 'good' | 'bad' =>
  services.every(({ state }) => state === 'operational') ? 'good' : 'bad';

export const Banner = ({ services, at }: BannerProps): JSX.Element => (
  <output className={styles.banner} data-tone={services ? toneOf(services) : 'waiting'}>
    <span className={styles.words}>{services ? bannerOf(services) : 'Checking...'}</span>
    {services && <span className={styles.time}>Checked at {new Date(at).toLocaleTimeString('en-US')}</span>}
  </output>
);
