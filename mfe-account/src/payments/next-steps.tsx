import type { JSX } from 'react';
import { ButtonLink, TextLink } from '@fifteen/web/ui';
import type { Example } from './example.ts';
import styles from './payment.module.css';

/** The actions of the specification where no order is known: a kit is found by its project. */
export const NextSteps = ({ type }: Pick<Example, 'type'>): JSX.Element => (
  <>
    <div className={styles.actions}>
      {type === 'credits' ? (
        <ButtonLink to="/projects/new">Start Creating</ButtonLink>
      ) : (
        <ButtonLink to="/projects">Download Brand Kit</ButtonLink>
      )}
      <ButtonLink to="/dashboard" variant="secondary">
        Dashboard
      </ButtonLink>
    </div>
    <p className={styles.note}>
      <TextLink to="/billing">View Receipt</TextLink> or <TextLink to="/help">get help</TextLink>.
    </p>
  </>
);
