import type { JSX } from 'react';
import type { BrandKit, KitComponent } from '@fifteen/contracts';
import { Badge, Button, Progress } from '@fifteen/web/ui';
import { coverOf } from '../cover.ts';
import type { KitPartWords } from '../kit-parts.ts';
import styles from './part-progress.module.css';

interface PartProgressProps {
  part: KitPartWords;
  state: KitComponent | undefined;
  kit: BrandKit | undefined;
  busy: boolean;
  onRetry: () => void;
}

const State = ({ part, state, busy, onRetry }: PartProgressProps): JSX.Element => {
  if (state?.status === 'completed') return <Badge tone="success">Ready</Badge>;
  if (state?.status === 'failed') {
    return (
      <Button size="medium" variant="secondary" busy={busy} busyLabel="Starting..." aria-label={`Make again: ${part.name}`} onClick={onRetry}>
        Make again
      </Button>
    );
  }
  return <Badge>{state?.status === 'processing' ? `${state.percentage}%` : 'Waiting'}</Badge>;
};

const Picture = ({ part, state, kit }: PartProgressProps): JSX.Element => {
  const cover = coverOf(kit, part.id);
  if (cover) return <img src={cover.url} alt="" className={styles.cover} data-kind={part.id} />;
  return <span className={styles.waiting} data-state={state?.status ?? 'waiting'} aria-hidden="true" />;
};

/** One part while it is made; its picture appears as soon as there is one. */
export const PartProgress = (props: PartProgressProps): JSX.Element => {
  const { part, state } = props;
  return (
    <li className={styles.part} data-part={part.id} data-state={state?.status}>
      <div className={styles.picture}>
        <Picture {...props} />
      </div>
      <div className={styles.words}>
        <div>
          <h2 className={styles.name}>{part.name}</h2>
          <p className={styles.note}>{state?.status === 'failed' ? 'This part failed.' : part.note}</p>
        </div>
        <State {...props} />
      </div>
      {state?.status === 'processing' && <Progress label={part.name} value={state.percentage} className={styles.bar} />}
    </li>
  );
};
