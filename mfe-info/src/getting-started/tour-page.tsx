import { useEffect, useRef, useState, type JSX } from 'react';
import { Button, ButtonLink, PageHeading, Progress, TextLink } from '@fifteen/web/ui';
import { Page } from '../page.tsx';
import { Inline } from '../prose/inline.tsx';
import { TOUR, type TourStep } from './steps.ts';
import { TourPicture } from './tour-picture.tsx';
import styles from './tour-page.module.css';

const LAST = TOUR.length - 1;

/** "Step 2 of 4". */
const placeOf = (at: number): string => `Step ${at + 1} of ${TOUR.length}`;

const Step = ({ step, at }: { step: TourStep; at: number }): JSX.Element => {
  const words = useRef<HTMLDivElement>(null);
  const shown = useRef(at);
  // The button that was pressed may be gone on the new step: the focus goes to what is new.
  useEffect(() => {
    if (shown.current !== at) words.current?.querySelector('h1')?.focus();
    shown.current = at;
  }, [at]);
  return (
    <div className={styles.step}>
      <div ref={words}>
        <PageHeading above={placeOf(at)} lead={step.text} size="large">
          {step.title}
        </PageHeading>
        <ul className={styles.facts}>
          {step.facts.map((fact) => (
            <li key={fact}>
              <Inline text={fact} />
            </li>
          ))}
        </ul>
      </div>
      <TourPicture step={step.id} />
    </div>
  );
};

const Actions = ({ at, onGo }: { at: number; onGo: (at: number) => void }): JSX.Element => (
  <div className={styles.actions}>
    {at > 0 && (
      <Button variant="secondary" onClick={() => onGo(at - 1)}>
        Previous
      </Button>
    )}
    {at < LAST ? (
      <Button onClick={() => onGo(at + 1)}>Next</Button>
    ) : (
      <ButtonLink to="/dashboard">Get Started</ButtonLink>
    )}
  </div>
);

/** The four steps of the product, one at a time. */
export const TourPage = (): JSX.Element | null => {
  const [at, setAt] = useState(0);
  const step = TOUR[at];
  if (!step) return null;
  return (
    <Page>
      <div className={styles.top}>
        <Progress label="Tour" value={at + 1} max={TOUR.length} valueText={placeOf(at)} segmented />
        <TextLink to="/dashboard">Skip Tutorial</TextLink>
      </div>
      <Step step={step} at={at} />
      <Actions at={at} onGo={setAt} />
    </Page>
  );
};
