import type { JSX } from 'react';
import { PRODUCT_NAME, type exportTransactions } from '@fifteen/contracts';
import { sendForFile } from '@fifteen/web/session';
import { Button } from '@fifteen/web/ui';
import { useDownload } from '../shared/use-download.ts';
import styles from './transactions.module.css';
import type { Statement } from './use-statement.ts';

/** All rows of the filter, of every page, as a file for spreadsheets. */
export const ExportButton = ({ statement }: { statement: Statement }): JSX.Element => {
  const { busy, start } = useDownload();
  const { type, sort, answer } = statement;
  const isEmpty = answer.data?.total === 0;
  const fetchCsv = () =>
    sendForFile<typeof exportTransactions>({ method: 'GET', path: '/api/v1/billing/transactions.csv', query: { type, sort } });
  return (
    <div className={styles.export}>
      <Button
        variant="secondary"
        size="medium"
        icon="download"
        busy={busy}
        busyLabel="Exporting..."
        disabled={isEmpty}
        aria-describedby={isEmpty ? 'export-note' : undefined}
        onClick={() => void start(`${PRODUCT_NAME.toLowerCase()}-transactions${type === 'all' ? '' : `-${type}`}.csv`, fetchCsv)}
      >
        Export CSV
      </Button>
      {isEmpty && (
        <p id="export-note" className={styles.place}>
          There is nothing to export.
        </p>
      )}
    </div>
  );
};
