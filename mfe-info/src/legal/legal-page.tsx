import type { JSX } from 'react';
import { PageHeading, TextLink } from '@fifteen/web/ui';
import { Page } from '../page.tsx';
import { anchorOf } from '../prose/prose.ts';
import { Sections } from '../prose/sections.tsx';
import { LAST_UPDATED, type LegalDocument } from './document.ts';
import { LEGAL_DOCUMENTS } from './documents.ts';
import styles from './legal-page.module.css';

const Contents = ({ document }: { document: LegalDocument }): JSX.Element => (
  <nav aria-label="On this page" className={styles.contents}>
    <p className={styles.label}>On this page</p>
    <ol className={styles.list}>
      {document.sections.map(({ heading }) => (
        <li key={heading}>
          <a href={`#${anchorOf(heading)}`}>{heading}</a>
        </li>
      ))}
    </ol>
  </nav>
);

const Others = ({ document }: { document: LegalDocument }): JSX.Element => (
  <nav aria-label="Other policies" className={styles.others}>
    <p className={styles.label}>Read also</p>
    <ul className={styles.row}>
      {LEGAL_DOCUMENTS.filter((other) => other !== document).map(({ path, title }) => (
        <li key={path}>
          <TextLink to={path}>{title}</TextLink>
        </li>
      ))}
    </ul>
  </nav>
);

/** One of the five legal texts: in short, contents, text, and the way to the other four. */
export const LegalPage = ({ document }: { document: LegalDocument }): JSX.Element => (
  <Page>
    <PageHeading above={LAST_UPDATED} lead={document.inShort} size="large">
      {document.title}
    </PageHeading>
    <div className={styles.columns}>
      <Contents document={document} />
      <div>
        <Sections sections={document.sections} />
        <Others document={document} />
      </div>
    </div>
  </Page>
);
