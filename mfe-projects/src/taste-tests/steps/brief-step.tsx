import type { JSX } from 'react';
import { COMPANY_NAME_MAX, DESCRIPTION_MAX, INDUSTRY_MAX } from '@fifteen/contracts';
import { TextArea, TextField } from '@fifteen/web/ui';
import type { Brief } from '../draft/taste-draft.ts';
import { profileOf } from '../draft/profile-of.ts';
import { updateDraft, useDraft } from '../draft/use-draft.ts';
import { Recap } from './recap.tsx';
import styles from './steps.module.css';
import { INDUSTRIES } from './words.ts';

/** What the contract has against a text that is there; one that is missing is the step's own refusal. */
const problemsOf = (draft: ReturnType<typeof useDraft>): Partial<Record<keyof Brief, string>> => {
  const issues = profileOf(draft).error?.issues.filter(({ path }) => path[0] === 'basic_info') ?? [];
  const problems = issues.map(({ path, message }) => [path[1], message] as const);
  return Object.fromEntries(problems.filter(([field]) => draft.brief[field as keyof Brief].trim() !== ''));
};

/** Step 5: the words of the logo. */
export const BriefStep = (): JSX.Element => {
  const draft = useDraft();
  const { brief } = draft;
  const problems = problemsOf(draft);
  const change = (part: Partial<Brief>): void => updateDraft({ brief: { ...brief, ...part } });
  return (
    <div className={styles.briefAndRecap}>
      <div className={styles.brief}>
        <TextField
          label="Company name"
          name="company_name"
          autoComplete="organization"
          required
          maxLength={COMPANY_NAME_MAX}
          value={brief.company_name}
          onChange={(event) => change({ company_name: event.target.value })}
          error={problems.company_name}
        />
        <TextField
          label="Industry"
          name="industry"
          list="industries"
          autoComplete="off"
          required
          maxLength={INDUSTRY_MAX}
          value={brief.industry}
          onChange={(event) => change({ industry: event.target.value })}
          hint="Choose a suggestion or write your own."
          error={problems.industry}
        />
        <datalist id="industries">
          {INDUSTRIES.map((industry) => (
            <option key={industry}>{industry}</option>
          ))}
        </datalist>
        <TextArea
          label="Description"
          name="description"
          optional
          rows={4}
          maxLength={DESCRIPTION_MAX}
          value={brief.description}
          onChange={(event) => change({ description: event.target.value })}
          hint="What you do, for whom, and what it should feel like."
          error={problems.description}
        />
      </div>
      <Recap />
    </div>
  );
};
