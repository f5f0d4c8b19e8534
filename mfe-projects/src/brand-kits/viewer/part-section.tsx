import type { JSX, ReactNode } from 'react';
import type { KitComponent, KitPartFiles } from '@fifteen/contracts';
import { Button, Progress, SectionHeading } from '@fifteen/web/ui';
import type { KitPartWords } from '../kit-parts.ts';
import { sizeWords } from '../size-words.ts';
import { DownloadLink } from './download-link.tsx';
import { FileList } from './file-list.tsx';
import styles from './part-section.module.css';

interface PartSectionProps {
  part: KitPartWords;
  /** Null where there is nothing of it yet. */
  made: KitPartFiles | null;
  state: KitComponent | undefined;
  retrying: boolean;
  onRetry: () => void;
  children: ReactNode;
}

const Missing = ({ part, state, retrying, onRetry }: Omit<PartSectionProps, 'children' | 'made'>): JSX.Element => {
  if (state && state.status !== 'failed' && state.status !== 'completed') {
    return (
      <div className={styles.missing}>
        <p className={styles.missingTitle}>{state.status === 'waiting' ? 'Next in line' : `Being made, ${state.percentage}%`}</p>
        <Progress label={part.name} value={state.percentage} className={styles.bar} />
      </div>
    );
  }
  return (
    <div className={styles.missing}>
      <p className={styles.missingTitle}>Not Available</p>
      {state?.status === 'failed' && (
        <>
          <p>This part failed. Trying again is free.</p>
          <Button variant="secondary" size="medium" busy={retrying} busyLabel="Starting..." aria-label={`Make again: ${part.name}`} onClick={onRetry}>
            Make again
          </Button>
        </>
      )}
    </div>
  );
};

/** One part: what it is, how it looks, and its files. */
export const PartSection = ({ part, made, children, ...rest }: PartSectionProps): JSX.Element => {
  const bytes = made?.files.reduce((sum, file) => sum + file.bytes, 0) ?? 0;
  return (
    <section id={part.id} aria-labelledby={`${part.id}-heading`} className={styles.section}>
      <div className={styles.head}>
        <SectionHeading id={`${part.id}-heading`} lead={part.use}>
          {part.name}
        </SectionHeading>
        {made && (
          <DownloadLink url={made.download_url} label={`Download ${part.name}, ${sizeWords(bytes)}`}>
            Download ({sizeWords(bytes)})
          </DownloadLink>
        )}
      </div>
      {made ? children : <Missing part={part} {...rest} />}
      {made && <FileList files={made.files} of={part.name} />}
    </section>
  );
};
