import type { JSX, ReactNode } from 'react';
import { Alert, Button } from '@fifteen/web/ui';
import styles from './start-kit.module.css';
import { useStartKit } from './use-start-kit.ts';

interface StartKitProps {
  projectId: string;
  assetId: string;
  size?: 'large' | 'medium';
  variant?: 'primary' | 'secondary';
  wide?: true;
  children: ReactNode;
}

/** The button that has a kit made, and what is said where that fails. */
export const StartKit = ({ projectId, assetId, size = 'large', variant = 'primary', wide, children }: StartKitProps): JSX.Element => {
  const { busy, problem, start } = useStartKit(projectId);
  return (
    <div className={styles.start} data-wide={wide}>
      <Button size={size} variant={variant} wide={wide} busy={busy} busyLabel="Starting..." onClick={() => start(assetId)}>
        {children}
      </Button>
      {problem && <Alert>{problem}</Alert>}
    </div>
  );
};
