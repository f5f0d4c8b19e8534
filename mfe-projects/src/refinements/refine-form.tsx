import { useState, type FormEvent, type JSX } from 'react';
import { REFINEMENT_CREDITS, STUDIOS, VARIATIONS_PER_REFINEMENT, type Asset, type StudioId } from '@fifteen/contracts';
import { useSession, type ApiError } from '@fifteen/web/session';
import { Alert, Button, Skeleton } from '@fifteen/web/ui';
import { PromptField } from './prompt-field.tsx';
import styles from './refine-form.module.css';
import { refinePathOf } from './refine-paths.ts';
import { ShortOfCredits } from './short-of-credits.tsx';
import { useDraft } from './use-draft.ts';
import { type Reading, useReading } from './use-reading.ts';
import { useRefinement } from './use-refinement.ts';
import { Voices } from './voices.tsx';

const Problem = ({ error }: { error: ApiError }): JSX.Element => (
  <Alert title="Your variations didn’t start">
    {error.code === 'wish_not_possible' ? error.message : `${error.message}. Try again. You won’t be charged twice.`}
  </Alert>
);

/** What a second press starts, where nothing can be done about the words. */
const InsteadOf = ({ reading, voice }: { reading: Reading; voice: StudioId | null }): JSX.Element => (
  <Alert tone="warning" title={reading.cannot.length > 0 ? "This logo can't change that way" : "We didn't catch that"}>
    Try a color, font or symbol. Or press again, and we'll leave your words aside and{' '}
    {voice ? `draw ${VARIATIONS_PER_REFINEMENT} variations as ${STUDIOS[voice].name}` : `surprise you with ${VARIATIONS_PER_REFINEMENT} variations`} for{' '}
    {REFINEMENT_CREDITS} credits.
  </Alert>
);

/** The wish, and what it costs. */
export const RefineForm = ({ projectId, asset }: { projectId: string; asset: Asset }): JSX.Element => {
  const credits = useSession((session) => session.user?.credits);
  const { draft, change, forget } = useDraft(asset.id);
  const reading = useReading(asset.id, draft.prompt);
  const { busy, error, start } = useRefinement(projectId, asset.id, forget);
  const [warnedOf, setWarnedOf] = useState<string | null>(null);

  const prompt = draft.prompt.trim();
  const isImpossible = prompt !== '' && reading?.prompt === prompt && !reading.possible;
  const isShort = credits !== undefined && credits < REFINEMENT_CREDITS;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // Once: a second press asks for five without the words that nothing can be done about.
    if (isImpossible && warnedOf !== prompt) return setWarnedOf(prompt);
    start({ prompt: isImpossible ? null : prompt || null, studio: draft.studio });
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <PromptField prompt={draft.prompt} reading={reading} onChange={(words) => change({ prompt: words })} />
      <Voices own={asset.metadata.studio} voice={draft.studio} onChange={(studio) => change({ studio })} />
      {isImpossible && warnedOf === prompt && <InsteadOf reading={reading} voice={draft.studio} />}
      {error && error.code !== 'insufficient_credits' && <Problem error={error} />}
      {isShort && <ShortOfCredits balance={credits} returnPath={refinePathOf(projectId, asset.id)} />}
      <div className={styles.foot}>
        <Button type="submit" busy={busy} busyLabel="Starting...">
          Generate {VARIATIONS_PER_REFINEMENT} Variations ({REFINEMENT_CREDITS} Credits)
        </Button>
        <p className={styles.balance}>
          You have {credits === undefined ? <Skeleton width={32} /> : <strong>{credits}</strong>} credits. You only pay for
          variations we deliver.
        </p>
      </div>
    </form>
  );
};
