import type { JSX } from 'react';
import { DISLIKE_REASONS, DISLIKED_LOGO_IDS } from '@fifteen/contracts';
import { Checkbox, ChoiceCard, ChoiceGroup } from '@fifteen/web/ui';
import { toggleReason } from '../draft/choices.ts';
import { updateDraft, useDraft } from '../draft/use-draft.ts';
import { dislikePicture } from '../media/media-urls.ts';
import { AnswerPicture } from './answer-picture.tsx';
import type { StepViewProps } from './step-view.ts';
import styles from './steps.module.css';
import { DISLIKE_WORDS, REASON_WORDS } from './words.ts';

const Reasons = ({ refused }: StepViewProps): JSX.Element => {
  const { dislike } = useDraft();
  return (
    <fieldset className={styles.reasons} data-missing={(refused && dislike.reasons.length === 0) || undefined}>
      <legend>What don’t you like about it? Pick at least one reason.</legend>
      <div className={styles.reasonList}>
        {DISLIKE_REASONS.map((id) => (
          <Checkbox
            key={id}
            name="reasons"
            value={id}
            label={REASON_WORDS[id]}
            checked={dislike.reasons.includes(id)}
            onChange={() => updateDraft({ dislike: { ...dislike, reasons: toggleReason(dislike.reasons, id) } })}
          />
        ))}
      </div>
    </fieldset>
  );
};

/** Step 4: one type that it must never be, and why. */
export const DislikesStep = ({ refused }: StepViewProps): JSX.Element => {
  const { dislike } = useDraft();
  return (
    <>
      <ChoiceGroup
        legend="Disliked logo type"
        legendHidden
        role="radiogroup"
        aria-required
        data-missing={(refused && dislike.logo === null) || undefined}
      >
        {DISLIKED_LOGO_IDS.map((id) => (
          <ChoiceCard
            key={id}
            type="radio"
            name="disliked"
            value={id}
            checked={dislike.logo === id}
            onChange={() => updateDraft({ dislike: { ...dislike, logo: id } })}
            label={DISLIKE_WORDS[id]}
            picture={<AnswerPicture src={dislikePicture(id)} />}
          />
        ))}
      </ChoiceGroup>
      <Reasons refused={refused} />
    </>
  );
};
