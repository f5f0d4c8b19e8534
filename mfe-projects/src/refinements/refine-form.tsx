import { useState, type FormEvent, type JSX } from 'react';
import { REFINEMENT_CREDITS, VARIATIONS_PER_REFINEMENT, type Asset } from '@fifteen/contracts';
import { useSession, type ApiError } from '@fifteen/web/session';
import { Alert, Button, Skeleton } from '@fifteen/web/ui';
import { PromptField } from './prompt-field.tsx';
import styles from './refine-form.module.css';
import { refinePathOf } from './refine-paths.ts';
import { ShortOfCredits } from './short-of-credits.tsx';
import { useDraft } from './use-draft.ts';
import { useReading } from './use-reading.ts';
import { useRefinement } from './use-refinement.ts';
import { Voices } from './voices.tsx';

const Problem = ({ error }: { error: ApiError }): JSX.Element => (
  <Alert title="Your variations didn’t start">
    {error.code === 'wish_not_possible' ? error.message : `${error.message}. Try again. You won’t be charged twice.`}
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
  const isReadAsNothing = prompt !== '' && reading?.prompt === prompt && reading.understood.length === 0;
  const isShort = credits !== undefined && credits < REFINEMENT_CREDITS;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // Once: who asks again wants five without a wish, and the words that nothing can be done about are not sent.
    if (isReadAsNothing && warnedOf !== prompt) return setWarnedOf(prompt);
    start({ prompt: isReadAsNothing ? null : prompt || null, studio: draft.studio });
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <PromptField prompt={draft.prompt} reading={reading} onChange={(words) => change({ prompt: words })} />
      <Voices own={asset.metadata.studio} voice={draft.studio} onChange={(studio) => change({ studio })} />
      {isReadAsNothing && warnedOf === prompt && (
        <Alert tone="warning" title={reading.cannot.length > 0 ? "This logo can't change that way" : "We didn't catch that"}>
          Try a color, font or symbol. Or press again, and we'll surprise you with {VARIATIONS_PER_REFINEMENT} variations for {REFINEMENT_CREDITS} credits.
        </Alert>
      )}
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
