import { useState, type JSX } from 'react';
import { Alert, Button } from '@fifteen/web/ui';
import type { TasteDraft } from './draft/taste-draft.ts';
import { isStarted } from './draft/step-rules.ts';
import { currentDraft, discardDraft, updateDraft } from './draft/use-draft.ts';

interface ResumeNoticeProps {
  /** To the beginning, or to where the answers end. */
  onRestart: () => void;
  onRestore: (draft: TasteDraft) => void;
}

/** Tells who comes back that the answers are still there; starting again can be taken back. */
export const ResumeNotice = ({ onRestart, onRestore }: ResumeNoticeProps): JSX.Element | null => {
  const [isReturning] = useState(() => isStarted(currentDraft()));
  const [discarded, setDiscarded] = useState<TasteDraft | null>(null);
  if (!isReturning) return null;

  const restart = (): void => {
    setDiscarded(currentDraft());
    discardDraft();
    onRestart();
  };
  const restore = (draft: TasteDraft): void => {
    const { submissionKey: _, ...answers } = draft;
    updateDraft(answers);
    setDiscarded(null);
    onRestore(draft);
  };

  return discarded ? (
    <Alert
      tone="info"
      action={
        <Button size="medium" variant="secondary" onClick={() => restore(discarded)}>
          Bring them back
        </Button>
      }
    >
      You’ve started over. We’ll discard your earlier answers when you leave this step.
    </Alert>
  ) : (
    <Alert
      tone="info"
      action={
        <Button size="medium" variant="secondary" onClick={restart}>
          Start again
        </Button>
      }
    >
      Welcome back. Your answers are saved.
    </Alert>
  );
};
