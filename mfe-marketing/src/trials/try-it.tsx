import type { FormEvent, JSX } from 'react';
import { COMPANY_NAME_MAX, CONCEPTS_PER_PROJECT, INDUSTRY_MAX } from '@fifteen/contracts';
import { Alert, Button, ButtonLink, Container, Section, TextField } from '@fifteen/web/ui';
import { useStartTarget } from '../shared/start-target.ts';
import { KitPieces } from './kit-pieces.tsx';
import { TrialBoard } from './trial-board.tsx';
import styles from './try-it.module.css';
import { useTrial } from './use-trial.ts';

const saidOf = (name: string): string => `Three concepts for ${name} are here.`;

/** Three concepts for the visitor's own name, before any account. */
export const TryIt = (): JSX.Element => {
  const { fields, isDrawing, shown, failure, change, draw } = useTrial();
  const isShown = shown?.name === fields.company_name.trim();
  const target = useStartTarget();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void draw();
  };
  return (
    <Section id="try" aria-labelledby="try-heading" className={styles.section}>
      <Container className={styles.columns}>
        <div>
          <h2 id="try-heading" className={styles.heading}>
            Type your name. See three.
          </h2>
          <p className={styles.text}>No account, no card. Nothing you type is stored.</p>
          <form className={styles.form} onSubmit={submit} noValidate>
            <TextField
              label="Company name"
              name="company_name"
              autoComplete="organization"
              maxLength={COMPANY_NAME_MAX}
              required
              value={fields.company_name}
              error={failure?.fields['company_name']}
              onChange={({ target: { value } }) => change({ company_name: value })}
            />
            <TextField
              label="What you do"
              name="industry"
              optional
              autoComplete="off"
              maxLength={INDUSTRY_MAX}
              value={fields.industry}
              error={failure?.fields['industry']}
              onChange={({ target: { value } }) => change({ industry: value })}
            />
            <Button type="submit" busy={isDrawing} busyLabel="Drawing..." variant={isShown ? 'secondary' : 'primary'}>
              {isShown ? 'Draw three more' : 'Draw three'}
            </Button>
          </form>
          {failure?.message && (
            <Alert tone="danger" className={styles.alert}>
              {failure.message}
            </Alert>
          )}
        </div>
        <div>
          <TrialBoard shown={shown} isDrawing={isDrawing} />
          <div className={styles.next}>
            <p role="status">
              {shown && !isDrawing ? saidOf(shown.name) : 'One watermarked concept from each of three studios.'} {shown?.trial.notes.join(' ')}
            </p>
            {shown && <ButtonLink to={target} state={{ from: '/projects/new' }}>See all {CONCEPTS_PER_PROJECT}</ButtonLink>}
          </div>
        </div>
      </Container>
      <Container>
        <KitPieces shown={shown} />
      </Container>
    </Section>
  );
};
