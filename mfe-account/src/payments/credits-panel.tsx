import type { JSX } from 'react';
import { CONCEPTS_PER_PROJECT, REFINEMENT_CREDITS, VARIATIONS_PER_REFINEMENT } from '@fifteen/contracts';
import { Board, type BoardCell, Card } from '@fifteen/web/ui';
import styles from './panel.module.css';
import { WhatsNext } from './whats-next.tsx';

/** A row of the board is a set. */
const ONE_SET: readonly BoardCell[] = Array.from({ length: CONCEPTS_PER_PROJECT }, (_, i) => ({
  state: i < VARIATIONS_PER_REFINEMENT ? 'chosen' : 'done',
}));

/** What so many credits are good for, and the way there. */
export const CreditsPanel = ({ credits }: { credits: number }): JSX.Element => (
  <Card as="aside" tone="ink" aria-label="What your credits are for" className={styles.panel}>
    <Board shape="dots" cells={ONE_SET} className={styles.board} />
    <p className={styles.big}>
      {Math.floor(credits / REFINEMENT_CREDITS)} sets of {VARIATIONS_PER_REFINEMENT} variations
    </p>
    <p className={styles.words}>
      That is what {credits} credits are good for, at {REFINEMENT_CREDITS} a set. They refine logos in
      paid projects and never expire. You only pay for variations we deliver.
    </p>
    <WhatsNext />
  </Card>
);
