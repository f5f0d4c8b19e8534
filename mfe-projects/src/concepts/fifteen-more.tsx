import type { JSX } from 'react';
import { CONCEPTS_PER_PROJECT } from '@fifteen/contracts';
import { Button } from '@fifteen/web/ui';
import { useDuplication } from '../shared/api/use-duplication.ts';
import styles from './fifteen-more.module.css';

/** For somebody who has seen them all and wants to go on looking: free, and these stay as they are. */
export const FifteenMore = ({ projectId }: { projectId: string }): JSX.Element => {
  const { duplicate, isBusy } = useDuplication();
  return (
    <div className={styles.more}>
      <p>Not quite it? Get {CONCEPTS_PER_PROJECT} more from the same answers, free. These concepts stay right here.</p>
      <Button size="medium" variant="secondary" busy={isBusy} busyLabel="Starting..." onClick={() => duplicate({ id: projectId })}>
        Draw {CONCEPTS_PER_PROJECT} more
      </Button>
    </div>
  );
};
