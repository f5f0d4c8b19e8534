import { useState, type JSX } from 'react';
import { useNavigate } from '@fifteen/web/router';
import { Container, PageHeading, Progress } from '@fifteen/web/ui';
import { openStep, refusalOf, STEPS, type Step } from './draft/step-rules.ts';
import { submissionKey, useDraft } from './draft/use-draft.ts';
import { StepControls } from './step-controls.tsx';
import { BriefStep } from './steps/brief-step.tsx';
import { ComparisonsStep } from './steps/comparisons-step.tsx';
import { DislikesStep } from './steps/dislikes-step.tsx';
import { ImageStep } from './steps/image-step.tsx';
import { VibesStep } from './steps/vibes-step.tsx';
import { STEP_WORDS } from './steps/words.ts';
import styles from './taste-test-page.module.css';
import { useScrollBackTo } from './use-scroll-back-to.ts';
import { useStep } from './use-step.ts';

const STEP_VIEWS: Record<Step, () => JSX.Element> = {
  vibes: VibesStep,
  image: ImageStep,
  comparisons: ComparisonsStep,
  dislikes: DislikesStep,
  brief: BriefStep,
};

const placeOf = (step: Step): string => `Step ${STEPS.indexOf(step) + 1} of ${STEPS.length}`;

const GENERATING_PATH = '/projects/new/generating';

/** The Visual Taste Test: five steps, one at a time, each kept as soon as it is touched. */
export const TasteTestPage = (): JSX.Element => {
  const draft = useDraft();
  const navigate = useNavigate();
  const { step, goTo } = useStep(openStep(draft) ?? 'brief');
  const [refused, setRefused] = useState<Step | null>(null);
  const top = useScrollBackTo(step);
  const at = STEPS.indexOf(step);

  const next = (): void => {
    if (refusalOf(step, draft)) return setRefused(step);
    setRefused(null);
    const following = STEPS[at + 1];
    if (following) return goTo(following);
    submissionKey();
    void navigate(GENERATING_PATH);
  };

  const previous = (): void => {
    setRefused(null);
    goTo(STEPS[at - 1]!);
  };

  const View = STEP_VIEWS[step];
  return (
    <Container className={styles.page}>
      <div ref={top} className={styles.top}>
        <Progress segmented label="Visual Taste Test" value={at + 1} max={STEPS.length} valueText={placeOf(step)} />
        <PageHeading key={step} above={placeOf(step)} lead={STEP_WORDS[step].hint}>
          {STEP_WORDS[step].heading}
        </PageHeading>
      </div>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          next();
        }}
      >
        <View key={step} />
        <StepControls
          step={step}
          refusal={refused === step ? refusalOf(step, draft) : null}
          onPrevious={at === 0 ? undefined : previous}
        />
      </form>
    </Container>
  );
};
