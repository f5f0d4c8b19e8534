import type { JSX } from 'react';
import { COMPARISON_IDS, COMPARISONS, type ComparisonId, type ComparisonValue } from '@fifteen/contracts';
import { ChoiceCard, ChoiceGroup } from '@fifteen/web/ui';
import { updateDraft, useDraft } from '../draft/use-draft.ts';
import { comparisonPicture } from '../media/media-urls.ts';
import { AnswerPicture } from './answer-picture.tsx';
import type { StepViewProps } from './step-view.ts';
import styles from './steps.module.css';
import { COMPARISON_WORDS, questionOf } from './words.ts';

interface QuestionProps {
  id: ComparisonId;
  answer: ComparisonValue | undefined;
  /** Asked for once more, after Next was refused. */
  isMissing: boolean;
  onAnswer: (value: ComparisonValue) => void;
}

const Question = ({ id, answer, isMissing, onAnswer }: QuestionProps): JSX.Element => (
  <ChoiceGroup
    legend={
      <>
        {questionOf(COMPARISONS[id])}
        {isMissing && <span className={styles.missing}> Still open</span>}
      </>
    }
    columns={2}
    role="radiogroup"
    aria-required
    data-missing={isMissing || undefined}
    className={styles.question}
  >
    {COMPARISONS[id].map((value) => (
      <ChoiceCard
        key={value}
        type="radio"
        name={id}
        value={value}
        checked={answer === value}
        onChange={() => onAnswer(value)}
        label={COMPARISON_WORDS[value]}
        picture={<AnswerPicture src={comparisonPicture(id, value)} />}
      />
    ))}
  </ChoiceGroup>
);

/** Step 3: six pairs, one of each. */
export const ComparisonsStep = ({ refused }: StepViewProps): JSX.Element => {
  const { comparisons } = useDraft();
  const answered = COMPARISON_IDS.filter((id) => comparisons[id]).length;

  return (
    <>
      <output className={styles.count}>
        {answered} of {COMPARISON_IDS.length} answered
      </output>
      <div className={styles.pairs}>
        {COMPARISON_IDS.map((id) => (
          <Question
            key={id}
            id={id}
            answer={comparisons[id]}
            isMissing={refused && !comparisons[id]}
            onAnswer={(value) => updateDraft({ comparisons: { ...comparisons, [id]: value } })}
          />
        ))}
      </div>
    </>
  );
};
