import { useState, type ChangeEvent, type FormEvent, type JSX } from 'react';
import type { CardDetails } from '@fifteen/contracts';
import { Alert, Button, SectionHeading, TextField } from '@fifteen/web/ui';
import styles from './details-form.module.css';
import { DETAIL_FIELDS } from './detail-fields.ts';
import { useDetails } from './use-details.ts';

interface DetailsFormProps {
  orderId: string;
  details: CardDetails;
  /** Cards with the last change are being made. */
  isRemade: boolean;
}

const isEmpty = ({ tagline: _tagline, offer: _offer, language: _language, ...person }: CardDetails): boolean => Object.values(person).every((line) => line === '');
const trimmed = (details: CardDetails): CardDetails =>
  Object.fromEntries(Object.entries(details).map(([name, line]) => [name, line.trim()])) as CardDetails;

/** The words of the kit. Nobody is invented: a line that is empty is left out. */
export const DetailsForm = ({ orderId, details, isRemade }: DetailsFormProps): JSX.Element => {
  const [draft, setDraft] = useState(details);
  const { busy, problem, errors, save } = useDetails(orderId);
  const isChanged = JSON.stringify(trimmed(draft)) !== JSON.stringify(details);
  const change = ({ target }: ChangeEvent<HTMLInputElement>): void => setDraft({ ...draft, [target.name]: target.value });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isChanged) save(trimmed(draft));
  };
  const said = isRemade ? 'Making your new cards.' : isChanged ? 'Not saved yet.' : '';
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <SectionHeading
        size="small"
        lead={isEmpty(details) ? 'Your cards show only your logo so far. Add your name.' : 'Lines you leave blank are left out.'}
      >
        Your details
      </SectionHeading>
      <div className={styles.fields}>
        {DETAIL_FIELDS.map(({ name, ...field }) => (
          <TextField key={name} {...field} name={name} value={draft[name]} error={errors[name]} onChange={change} />
        ))}
      </div>
      {problem && <Alert title="Your details were not saved">{problem} What you wrote is still here.</Alert>}
      <div className={styles.foot}>
        <Button type="submit" size="medium" busy={busy} busyLabel="Saving..." disabled={!isChanged}>
          Update my kit
        </Button>
        <output className={styles.said}>{said}</output>
      </div>
    </form>
  );
};
