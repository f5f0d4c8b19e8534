import { useEffect, useState, type JSX } from 'react';
import { LoadingBoard } from '@fifteen/web/ui';
import styles from './loading-screen.module.css';

const SLOW_MS = 8_000;

/** The whole screen while the sign-in check runs. */
export const LoadingScreen = (): JSX.Element => {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.screen}>
      <LoadingBoard />
      <p className={styles.slow} role="status">
        {slow && 'This is taking longer than usual. We’re still trying.'}
      </p>
    </div>
  );
};
