import { useCallback, useEffect, useRef, useState, type FormEvent, type JSX } from 'react';
import { BRAND_KIT_PRICE_USD, COMPANY_NAME_MAX, INDUSTRY_MAX, type ReadLogo } from '@fifteen/contracts';
import { useQueryClient } from '@fifteen/web/query';
import { useNavigate } from '@fifteen/web/router';
import { Alert, Button, ButtonLink, Card, Checkbox, Container, PageHeading, SectionHeading, TextField } from '@fifteen/web/ui';
import { useShortcuts } from '../edits/use-shortcuts.ts';
import { refreshLists } from '../shared/api/known-projects.ts';
import { selectPathOf } from '../shared/project-status.ts';
import { useOfferedFiles } from '../taste-tests/images/use-offered-files.ts';
import { ColorRows } from './color-rows.tsx';
import { correctedOf, draftOf, problemOf, type LogoDraft } from './logo-draft.ts';
import { FileButton, LogoDrop } from './logo-drop.tsx';
import { LogoPicture } from './logo-picture.tsx';
import styles from './own-logo-page.module.css';
import { createFromLogo, readLogoFile } from './own-logos-api.ts';
import { keepLogo, keptLogo, type KeptLogo } from './kept-logo.ts';
import { SymbolChoices } from './symbol-choices.tsx';
import { useDraftHistory } from './use-draft-history.ts';

const LINK = 'That was a link, not a file. Save your logo to this device first, then upload it.';

const messageIn = (error: unknown): string => (error instanceof Error && error.message ? error.message : 'Something went wrong. Please try again.');

interface Reading {
  readonly busy: boolean;
  readonly problem: string | null;
  readonly read: (file: File) => void;
  readonly refuse: () => void;
}

/** Reads files one after the other; only the last one counts. */
const useReading = (onRead: (logo: ReadLogo) => void): Reading => {
  const [{ busy, problem }, setState] = useState<{ busy: boolean; problem: string | null }>({ busy: false, problem: null });
  const turn = useRef(0);
  const latest = useRef(onRead);
  useEffect(() => {
    latest.current = onRead;
  });
  const read = useCallback((file: File) => {
    const mine = ++turn.current;
    setState({ busy: true, problem: null });
    readLogoFile(file).then(
      (logo) => {
        if (mine !== turn.current) return false;
        setState({ busy: false, problem: null });
        latest.current(logo);
        return true;
      },
      (error: unknown) => mine === turn.current && setState({ busy: false, problem: messageIn(error) }),
    );
  }, []);
  const refuse = useCallback(() => setState({ busy: false, problem: LINK }), []);
  return { busy, problem, read, refuse };
};

interface Details {
  readonly name: string;
  readonly industry: string;
}

interface ConfirmProps {
  draft: LogoDraft;
  details: Details;
  onDetails: (details: Details) => void;
}

/** Whose logo it is, and the last step. */
const Confirm = ({ draft, details, onDetails }: ConfirmProps): JSX.Element => {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const key = useRef({ for: '', is: '' });
  const [isMine, setMine] = useState(false);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const missing = { name: details.name.trim() === '', industry: details.industry.trim() === '' };
  const tooMany = problemOf(draft);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setAsked(true);
    if (busy || missing.name || missing.industry || !isMine || tooMany) return;
    setBusy(true);
    setProblem(null);
    try {
      const logo = correctedOf(draft);
      const wish = JSON.stringify([details, logo]);
      if (key.current.for !== wish) key.current = { for: wish, is: crypto.randomUUID() };
      const id = await createFromLogo({ company_name: details.name.trim(), industry: details.industry.trim() }, logo, key.current.is);
      keepLogo(null);
      void refreshLists(cache);
      void navigate(selectPathOf(id));
    } catch (error) {
      setProblem(messageIn(error));
      setBusy(false);
    }
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <SectionHeading size="small">Your business</SectionHeading>
      <TextField
        label="Company name"
        value={details.name}
        maxLength={COMPANY_NAME_MAX}
        autoComplete="organization"
        error={asked && missing.name ? 'Please enter your company name' : undefined}
        onChange={(event) => onDetails({ ...details, name: event.target.value })}
      />
      <TextField
        label="What you do"
        hint="“Bakery”, “Law firm”. It helps us pick words and pictures for your kit."
        value={details.industry}
        maxLength={INDUSTRY_MAX}
        error={asked && missing.industry ? 'Please say what you do' : undefined}
        onChange={(event) => onDetails({ ...details, industry: event.target.value })}
      />
      <Checkbox
        label="This logo is mine, or I have the right to use it."
        checked={isMine}
        error={asked && !isMine ? 'Please confirm that this logo is yours to use' : undefined}
        onChange={(event) => setMine(event.target.checked)}
      />
      {tooMany && <Alert tone="warning">{tooMany}</Alert>}
      {problem && <Alert>{problem}</Alert>}
      <Button type="submit" wide busy={busy} busyLabel="Preparing your logo...">
        Use this logo
      </Button>
      <p className={styles.small}>Free so far. The whole brand kit is ${BRAND_KIT_PRICE_USD}, once, after you’ve seen it.</p>
    </form>
  );
};

/** /projects/own-logo: a logo that is there already is uploaded, corrected by hand, and becomes a project. */
export const OwnLogoPage = (): JSX.Element => {
  const [kept] = useState<KeptLogo | null>(keptLogo);
  const { draft, canUndo, canRedo, start, change, undo, redo } = useDraftHistory(kept?.draft ?? null);
  const [found, setFound] = useState<KeptLogo['found'] | null>(kept?.found ?? null);
  const [details, setDetails] = useState<Details>(kept?.details ?? { name: '', industry: '' });
  const [lookedAt, setLookedAt] = useState<number | null>(null);
  const { busy, problem, read, refuse } = useReading((logo) => {
    setFound({ symbols: logo.symbols, notes: logo.notes });
    start(draftOf(logo));
  });
  const over = useOfferedFiles({ onFile: read, onLink: refuse });
  useShortcuts({ undo, redo });
  useEffect(() => {
    if (draft && found) keepLogo({ draft, found, details });
  }, [draft, found, details]);

  return (
    <Container className={styles.page}>
      <header className={styles.header}>
        <PageHeading>Bring your own logo</PageHeading>
        <p className={styles.lead}>Upload the logo you have. We turn it into clean shapes, you check the colors, and we make the whole brand kit from it.</p>
      </header>
      {problem && (
        <Alert>
          {problem}
          {draft && ' We kept the logo you had here.'}
        </Alert>
      )}
      {!draft || !found ? (
        <LogoDrop busy={busy} over={over} onFile={read} />
      ) : (
        <div className={styles.columns}>
          <div className={styles.stage}>
            <div className={styles.sheet} style={{ backgroundColor: draft.background }}>
              <LogoPicture draft={draft} label="Your logo as we read it" highlighted={lookedAt} className={styles.picture} />
            </div>
            <div className={styles.tools}>
              <Button variant="secondary" size="medium" icon="undo" disabled={!canUndo} onClick={undo}>
                Undo
              </Button>
              <Button variant="secondary" size="medium" icon="redo" disabled={!canRedo} onClick={redo}>
                Redo
              </Button>
              <FileButton isQuiet label="Upload another" busy={busy} onFile={read} />
            </div>
            {found.notes.map((note) => (
              <Alert key={note} tone="info">
                {note}
              </Alert>
            ))}
          </div>
          <Card padding="small" className={styles.panel}>
            <section className={styles.part}>
              <SectionHeading size="small">Colors</SectionHeading>
              <p className={styles.small}>Are these right? Merge shades that should be one, and remove what isn’t part of your logo.</p>
              <ColorRows draft={draft} onChange={change} onLookAt={setLookedAt} />
              <label className={styles.ground}>
                <input type="color" className={styles.well} value={draft.background} onChange={(event) => change({ ...draft, background: event.target.value }, 'background')} />
                Background
              </label>
            </section>
            <SymbolChoices draft={draft} choices={found.symbols} onChange={change} />
            <Confirm draft={draft} details={details} onDetails={setDetails} />
          </Card>
        </div>
      )}
      {!draft && (
        <p className={styles.other}>
          No logo yet? <ButtonLink to="/projects/new" variant="quiet" size="medium">Take the taste test</ButtonLink>
        </p>
      )}
    </Container>
  );
};
