import { useRef, useState } from 'react';
import { TRIAL_DEALS, type drawTrial, type Trial } from '@fifteen/contracts';
import { ApiError, send } from '@fifteen/web/session';
import { keepTrialName, type TrialName } from '@fifteen/web/trial-name';

interface Failure {
  readonly message: string;
  readonly fields: Partial<Record<string, string>>;
}

/** What was asked, with its answer: what stands in the fields may be another name by now. */
export interface Shown {
  readonly name: string;
  readonly trial: Trial;
}

interface TrialForm {
  readonly fields: TrialName;
  readonly isDrawing: boolean;
  readonly shown: Shown | null;
  readonly failure: Failure | null;
  readonly change: (changes: Partial<TrialName>) => void;
  /** Draws; for the name that is shown already, three others. */
  readonly draw: () => Promise<void>;
}

const FAILED = 'We couldn’t draw your logos just now. Please try again.';

const WORDS: Partial<Record<string, string>> = {
  rate_limited: 'That’s a lot of names in a short time. Wait a minute, or sign up and get fifteen concepts.',
};

const failureOf = (error: unknown): Failure => {
  if (!(error instanceof ApiError)) return { message: FAILED, fields: {} };
  const fields = Object.fromEntries(error.fields.map(({ field, message }) => [field, message]));
  if (error.fields.length > 0) return { message: '', fields };
  return { message: (error.code && WORDS[error.code]) ?? (error.code === 'unavailable' ? error.message : FAILED), fields };
};

const NO_NAME: Failure = { message: '', fields: { company_name: 'Please enter a name' } };

const sameName = (one: TrialName, other: TrialName): boolean => one.company_name === other.company_name && one.industry === other.industry;

/** Three concepts for a name: asked, shown, dealt anew; what fails loses nothing. */
export const useTrial = (): TrialForm => {
  const [fields, setFields] = useState<TrialName>({ company_name: '', industry: '' });
  const [shown, setShown] = useState<Shown | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isDrawing, setDrawing] = useState(false);
  const last = useRef({ fields, deal: -1 });

  const draw = async (): Promise<void> => {
    if (isDrawing) return;
    const wanted = { company_name: fields.company_name.trim(), industry: fields.industry.trim() };
    if (!wanted.company_name) return setFailure(NO_NAME);
    const deal = sameName(last.current.fields, wanted) ? (last.current.deal + 1) % TRIAL_DEALS : 0;
    setDrawing(true);
    setFailure(null);
    try {
      const trial = await send<typeof drawTrial>({ method: 'POST', path: '/api/v1/trials', body: { ...wanted, deal } });
      last.current = { fields: wanted, deal };
      keepTrialName(wanted);
      setShown({ name: wanted.company_name, trial });
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setDrawing(false);
    }
  };

  return { fields, isDrawing, shown, failure, draw, change: (changes) => setFields({ ...fields, ...changes }) };
};
