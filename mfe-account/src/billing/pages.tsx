import type { JSX } from 'react';
import { Button } from '@fifteen/web/ui';
import styles from './transactions.module.css';
import type { Statement } from './use-statement.ts';

const wordsOf = ({ answer: { data }, offset }: Statement): string => {
  if (!data || data.total === 0) return '';
  const last = offset + data.transactions.length;
  return data.total === 1 ? '1 transaction' : `${offset + 1}–${last} of ${data.total} transactions`;
};

/** Where one is in the statement, and the way on where it has more than one page. */
export const Pages = ({ statement }: { statement: Statement }): JSX.Element => {
  const { toNext, toPrevious, answer } = statement;
  return (
    <nav aria-label="Pages of transactions" className={styles.pages}>
      <output className={styles.place}>{wordsOf(statement)}</output>
      {(toNext || toPrevious) && (
        <>
          <Button variant="secondary" size="medium" aria-disabled={!toPrevious} onClick={toPrevious}>
            Previous
          </Button>
          <Button variant="secondary" size="medium" aria-disabled={!toNext || answer.isPlaceholderData} onClick={toNext}>
            Next
          </Button>
        </>
      )}
    </nav>
  );
};
