import { useEffect, type JSX } from 'react';
import { PRODUCT_NAME } from '@fifteen/contracts';
import { takeOver } from '../routing/drawn-page.ts';
import styles from './loading-screen.module.css';

/** Without the registry there is no router either: plain elements only. */
export const FatalPage = (): JSX.Element => {
  useEffect(takeOver, []);
  return (
    <main className={styles.screen} role="alert">
      <h1>{PRODUCT_NAME} did not start</h1>
      <p>Something went wrong on our end. Please try again in a few moments.</p>
      <button type="button" onClick={() => location.reload()}>
        Try again
      </button>
    </main>
  );
};
