import { useState, type FormEvent, type JSX } from 'react';
import { BOILERPLATE_MAX, type PressPage, type Project } from '@fifteen/contracts';
import { Alert, Badge, Button, ButtonLink, SectionHeading, TextArea } from '@fifteen/web/ui';
import { ShareLink } from '../shared/share-link.tsx';
import { TurnOff } from '../shared/turn-off.tsx';
import styles from './press-page-section.module.css';
import { type PressPageState, usePressPage } from './use-press-page.ts';

const About = ({ project, page, state }: { project: Project; page: PressPage | null; state: PressPageState }): JSX.Element => {
  const [draft, setDraft] = useState(page?.boilerplate ?? '');
  const isChanged = page === null || draft.trim() !== page.boilerplate;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isChanged) state.save(draft.trim());
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextArea
        label={`About ${project.project_name}`}
        optional
        hint="Two or three sentences that reporters may quote: what you do, where, since when."
        rows={4}
        maxLength={BOILERPLATE_MAX}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
      />
      <div>
        <Button type="submit" size="medium" variant={page ? 'secondary' : 'primary'} busy={state.saving} busyLabel="Saving..." disabled={!isChanged}>
          {page ? 'Save the text' : 'Make a press page'}
        </Button>
      </div>
    </form>
  );
};

/** On the page of a kit: makes, changes and ends its public page, and says whether there is one. */
export const PressPageSection = ({ project }: { project: Project }): JSX.Element => {
  const state = usePressPage(project.id);
  const { data, problem } = state;
  const page = data?.page ?? null;
  return (
    <section aria-labelledby="press-page-heading" className={styles.section}>
      <div className={styles.words}>
        <SectionHeading id="press-page-heading" lead="One link for reporters, partners and printers. They see your logos, colors, fonts and your text, and download what they need without an account.">
          Press page
        </SectionHeading>
        {data && <Badge tone={page ? 'success' : 'plain'}>{page ? 'Public: anyone with the link' : 'Off: only you see your kit'}</Badge>}
      </div>
      <div className={styles.controls}>
        {problem && <Alert>{problem}</Alert>}
        {page && (
          <>
            <ShareLink path={page.path} title={`${project.project_name}: logos and colors for the press`} />
            <div className={styles.actions}>
              <ButtonLink to={page.path} size="medium" variant="secondary">
                See the page
              </ButtonLink>
              <TurnOff
                label="Turn off the page"
                warning="This link and its downloads will stop working for good. You can make a new page, with a new link."
                busy={state.ending}
                onTurnOff={state.end}
              />
            </div>
          </>
        )}
        {data && <About key={page?.path ?? 'none'} project={project} page={page} state={state} />}
      </div>
    </section>
  );
};
