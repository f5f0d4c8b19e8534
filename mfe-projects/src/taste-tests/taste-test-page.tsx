import { useEffect, useRef, useState, type JSX } from 'react';
import { useLocation, useNavigate } from '@fifteen/web/router';
import { Container, PageHeading } from '@fifteen/web/ui';
import { openStep, refusalOf, STEPS, type Step } from './draft/step-rules.ts';
import { fillInTrialName, submissionKey, useDraft } from './draft/use-draft.ts';
import { LeavePastTest } from './leave-past-test.tsx';
import { isPast } from './past-test.ts';
import { ResumeNotice } from './resume-notice.tsx';
import { StepControls } from './step-controls.tsx';
import { StepTrail } from './step-trail.tsx';
import { BriefStep } from './steps/brief-step.tsx';
import { ComparisonsStep } from './steps/comparisons-step.tsx';
import { DislikesStep } from './steps/dislikes-step.tsx';
import { ImageStep } from './steps/image-step.tsx';
import type { StepView } from './steps/step-view.ts';
import { VibesStep } from './steps/vibes-step.tsx';
import { STEP_WORDS } from './steps/words.ts';
import styles from './taste-test-page.module.css';
import { useRefusal } from './use-refusal.ts';
import { useScrollBackTo } from './use-scroll-back-to.ts';
import { useStep } from './use-step.ts';

const STEP_VIEWS: Record<Step, StepView> = {
  vibes: VibesStep,
  image: ImageStep,
  comparisons: ComparisonsStep,
  dislikes: DislikesStep,
  brief: BriefStep,
};

const placeOf = (step: Step): string => `Step ${STEPS.indexOf(step) + 1} of ${STEPS.length}`;

/** What shows itself as missing, once Next was refused. */
const MISSING = '[data-missing], [aria-invalid]';

const GENERATING_PATH = '/projects/new/generating';

/** Five steps, one at a time, each kept as soon as it is touched. */
const TasteTest = (): JSX.Element => {
  const draft = useDraft();
  const navigate = useNavigate();
  const open = openStep(draft) ?? 'brief';
  const { step, entry, goTo } = useStep(open);
  const [hasMoved, setMoved] = useState(false);
  const isSubmitted = useRef(false);
  const top = useScrollBackTo(step);
  const at = STEPS.indexOf(step);

  useEffect(fillInTrialName, []);

  const refusal = refusalOf(step, draft);
  const { isRefused, refuse } = useRefusal(step, refusal === null);

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isRefused) form.current?.querySelector(MISSING)?.scrollIntoView({ block: 'start' });
  }, [isRefused]);

  const go = (to: Step): void => {
    setMoved(true);
    goTo(to);
  };

  const next = (): void => {
    if (refusal) return refuse();
    const following = STEPS[at + 1];
    if (following) return go(following);
    // A second click can come before the page has gone.
    if (isSubmitted.current) return;
    isSubmitted.current = true;
    submissionKey();
    void navigate(GENERATING_PATH, { state: entry });
  };

  const View = STEP_VIEWS[step];
  return (
    <Container className={styles.page}>
      <div ref={top} className={styles.top}>
        <StepTrail step={step} open={open} onGo={go} />
        {!hasMoved && (
          <ResumeNotice
            onRestart={() => goTo('vibes', { replace: true })}
            onRestore={(restored) => goTo(openStep(restored) ?? 'brief', { replace: true })}
          />
        )}
        <PageHeading key={step} above={placeOf(step)} lead={STEP_WORDS[step].hint}>
          {STEP_WORDS[step].heading}
        </PageHeading>
      </div>
      <form
        ref={form}
        noValidate
        aria-label={STEP_WORDS[step].name}
        onSubmit={(event) => {
          event.preventDefault();
          next();
        }}
      >
        <View key={step} refused={isRefused} />
        <StepControls step={step} refusal={isRefused ? refusal : null} onPrevious={at === 0 ? undefined : () => go(STEPS[at - 1]!)} />
      </form>
    </Container>
  );
};

/** The Visual Taste Test; who comes back to one whose project is made goes past it. */
export const TasteTestPage = (): JSX.Element => {
  const { state } = useLocation();
  return isPast(state) ? <LeavePastTest entry={state} /> : <TasteTest />;
};
