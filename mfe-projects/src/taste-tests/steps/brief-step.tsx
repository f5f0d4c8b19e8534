import type { JSX } from 'react';
import { COMPANY_NAME_MAX, DESCRIPTION_MAX } from '@fifteen/contracts';
import { TextArea, TextField } from '@fifteen/web/ui';
import { briefProblemsOf } from '../draft/step-rules.ts';
import type { Brief } from '../draft/taste-draft.ts';
import { updateDraft, useDraft } from '../draft/use-draft.ts';
import { IndustryField } from './industry-field.tsx';
import { ModelNotice } from './model-notice.tsx';
import { Recap } from './recap.tsx';
import type { StepViewProps } from './step-view.ts';
import styles from './steps.module.css';

/** From here on a name is told how much room is left. */
const LONG_NAME = COMPANY_NAME_MAX - 15;

const roomFor = (name: string): string | undefined => {
  const left = COMPANY_NAME_MAX - name.length;
  return name.length >= LONG_NAME && left >= 0 ? `${left} characters left. Short names make stronger logos.` : undefined;
};

/** Step 5: the words of the logo. Nothing is cut off while typing or pasting: what is too long is said. */
export const BriefStep = ({ refused }: StepViewProps): JSX.Element => {
  const draft = useDraft();
  const { brief } = draft;
  const problems = briefProblemsOf(draft);
  const change = (part: Partial<Brief>): void => updateDraft({ brief: { ...brief, ...part } });
  const missing = (field: keyof Brief, words: string): string | undefined =>
    refused && brief[field].trim() === '' ? words : undefined;
  return (
    <div className={styles.briefAndRecap}>
      <div className={styles.brief}>
        <TextField
          label="Company name"
          name="company_name"
          autoComplete="organization"
          required
          value={brief.company_name}
          onChange={(event) => change({ company_name: event.target.value })}
          hint={roomFor(brief.company_name)}
          error={problems.company_name ?? missing('company_name', 'Type the name exactly as it should appear')}
        />
        <IndustryField
          value={brief.industry}
          onChange={(industry) => change({ industry })}
          error={problems.industry ?? missing('industry', 'Choose an industry or write your own')}
        />
        <TextField
          label="Tagline"
          name="tagline"
          optional
          autoComplete="off"
          placeholder="Est. 1998"
          value={brief.tagline}
          onChange={(event) => change({ tagline: event.target.value })}
          hint="A small line under the name. You can change or remove it later."
          error={problems.tagline}
        />
        <TextArea
          label="Description"
          name="description"
          optional
          rows={4}
          limit={DESCRIPTION_MAX}
          value={brief.description}
          onChange={(event) => change({ description: event.target.value })}
          hint="What you do, for whom, and what it should feel like. Only we read it: it never appears in the logo."
          error={problems.description}
        />
        <ModelNotice />
      </div>
      <Recap />
    </div>
  );
};
