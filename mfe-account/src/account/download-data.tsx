import type { JSX } from 'react';
import { PRODUCT_NAME } from '@fifteen/contracts';
import { showToast } from '@fifteen/web/session';
import { Button, SectionHeading } from '@fifteen/web/ui';
import { FailureAlert } from '../shared/failure-alert.tsx';
import { saveFile } from '../shared/save-file.ts';
import { useAttempt } from '@fifteen/web/attempt';
import styles from './part.module.css';
import { exportData } from './security.ts';

export const DownloadData = (): JSX.Element => {
  const { busy, failure, attempt } = useAttempt('We couldn’t download your data. Please try again.');
  const download = async (): Promise<void> => {
    const saved = await attempt(async () => saveFile(await exportData(), `${PRODUCT_NAME.toLowerCase()}-my-data.zip`));
    if (saved) showToast('Your data was downloaded.', 'success');
  };
  return (
    <section aria-labelledby="data" className={styles.block}>
      <SectionHeading id="data" size="small">
        Your data
      </SectionHeading>
      <p className={styles.note}>Everything we store about you, in one zip: your account as JSON and the pictures from your projects.</p>
      <FailureAlert message={failure?.message} />
      <div>
        <Button variant="secondary" busy={busy} busyLabel="Packing..." onClick={() => void download()}>
          Download my data
        </Button>
      </div>
    </section>
  );
};
