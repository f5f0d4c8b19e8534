import { useState, type JSX } from 'react';
import { Button, ButtonLink, PageHeading, Progress, TextLink } from '@fifteen/web/ui';
import { Page } from '../page.tsx';
import { TOUR } from './steps.ts';
import { TourPicture } from './tour-picture.tsx';
import styles from './tour-page.module.css';

const LAST = TOUR.length - 1;

export const TourPage = (): JSX.Element | null => {
  const [at, setAt] = useState(0);
  const step = TOUR[at];
  if (!step) return null;
  return (
    <Page>
      <div className={styles.top}>
        <Progress
          label="Tour"
          value={at + 1}
          max={TOUR.length}
          valueText={`Step ${at + 1} of ${TOUR.length}`}
          segmented
          className={styles.progress}
        />
        <TextLink to="/dashboard">Skip Tutorial</TextLink>
      </div>
      <div className={styles.step}>
        <div className={styles.words} aria-live="polite">
          <PageHeading above={`Step ${at + 1} of ${TOUR.length}`} lead={step.text} size="large">
            {step.title}
          </PageHeading>
          <ul className={styles.facts}>
            {step.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
        <TourPicture step={step.id} />
      </div>
      <div className={styles.actions}>
        {at > 0 && (
          <Button variant="secondary" onClick={() => setAt(at - 1)}>
            Previous
          </Button>
        )}
        {at < LAST ? (
          <Button onClick={() => setAt(at + 1)}>Next</Button>
        ) : (
          <ButtonLink to="/dashboard">Get Started</ButtonLink>
        )}
      </div>
    </Page>
  );
};
