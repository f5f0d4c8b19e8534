import type { JSX } from 'react';
import type { PressVisit } from '@fifteen/contracts';
import { useTitle } from '@fifteen/web/page';
import { useQuery } from '@fifteen/web/query';
import { useParams } from '@fifteen/web/router';
import { ApiError } from '@fifteen/web/session';
import { Button, ButtonLink, Container, EmptyState, PageHeading, SectionHeading, Skeleton } from '@fifteen/web/ui';
import { DownloadLink } from '../brand-kits/viewer/download-link.tsx';
import { LogoTable } from '../brand-kits/viewer/logo-files.tsx';
import { variantsOf } from '../brand-kits/viewer/logo-variants.ts';
import { sizeWords } from '../brand-kits/size-words.ts';
import styles from './press-page.module.css';
import { pressVisitQuery } from './press-pages-api.ts';

const FINAL: Readonly<Record<number, { title: string; words: string }>> = {
  410: { title: 'This press page was turned off', words: 'Its owner turned it off. Ask them for a new link.' },
  404: { title: 'This link doesn’t work', words: 'Part of it may be missing. Ask for it again.' },
};

const NoPage = ({ error, onRetry }: { error: unknown; onRetry: () => void }): JSX.Element => {
  const status = error instanceof ApiError ? error.status : 0;
  // A malformed token is refused before any lookup (400); to a visitor it is a broken link like any other.
  const final = FINAL[status === 400 ? 404 : status];
  return (
    <Container className={styles.page}>
      <EmptyState
        page
        shapes={final ? 'lost' : 'broken'}
        title={final?.title ?? 'We couldn’t load this page'}
        actions={final ? <ButtonLink to="/" variant="secondary">What Fifteen does</ButtonLink> : <Button onClick={onRetry}>Try again</Button>}
      >
        <p role="alert">{final?.words ?? 'Something went wrong on our side. Please try again.'}</p>
      </EmptyState>
    </Container>
  );
};

const Color = ({ color }: { color: PressVisit['colors'][number] }): JSX.Element => (
  <li>
    <span className={styles.swatch} style={{ background: color.hex }} />
    <strong>{color.name}</strong>
    <span className={styles.values}>
      {color.hex}
      <br />
      RGB {color.rgb.join(', ')}
      <br />
      CMYK {color.cmyk.join(', ')}
    </span>
  </li>
);

const websiteOf = (website: string): string => (/^https?:\/\//.test(website) ? website : `https://${website}`);

const Shown = ({ visit }: { visit: PressVisit }): JSX.Element => {
  const { company_name: company, files } = visit;
  const [main] = variantsOf(files, 'primary');
  const picture = main?.files.svg ?? main?.files.png;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  useTitle(`${company}: press page`);
  return (
    <Container className={styles.page}>
      <header className={styles.header}>
        {picture && <img src={picture.url} alt={`The logo of ${company}`} className={styles.logo} />}
        <div className={styles.words}>
          <PageHeading above="Press page" lead={visit.tagline || undefined}>
            {company}
          </PageHeading>
          {visit.boilerplate !== '' && <p className={styles.about}>{visit.boilerplate}</p>}
          <DownloadLink url={visit.download_url} variant="primary" size="large">
            Download all logos ({sizeWords(bytes)})
          </DownloadLink>
          {visit.website !== '' && (
            <a href={websiteOf(visit.website)} rel="noopener nofollow" className={styles.website}>
              {visit.website}
            </a>
          )}
        </div>
      </header>
      {visit.colors.length > 0 && (
        <section aria-labelledby="colors" className={styles.section}>
          <SectionHeading id="colors">Colors</SectionHeading>
          <ul className={styles.colors}>
            {visit.colors.map((color) => (
              <Color key={`${color.name} ${color.hex}`} color={color} />
            ))}
          </ul>
        </section>
      )}
      {visit.fonts.length > 0 && (
        <section aria-labelledby="fonts" className={styles.section}>
          <SectionHeading id="fonts">Fonts</SectionHeading>
          <dl className={styles.fonts}>
            {visit.fonts.map(({ use, name }) => (
              <div key={use}>
                <dt>{use}</dt>
                <dd>{name}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section aria-labelledby="logos" className={styles.section}>
        <SectionHeading id="logos" lead="Please don’t recolor, stretch or crop the logo.">
          Logos
        </SectionHeading>
        <LogoTable files={files} about={company} />
      </section>
    </Container>
  );
};

/** /press/{token}: what a kit's owner made public of it. */
export const PressPage = (): JSX.Element => {
  const token = useParams()['token']!;
  const { data, error, refetch } = useQuery(pressVisitQuery(token));
  if (error && !data) return <NoPage error={error} onRetry={() => void refetch()} />;
  if (data) return <Shown visit={data} />;
  return (
    <Container className={styles.page} aria-busy="true">
      <PageHeading>Press page</PageHeading>
      <Skeleton shape="tile" height={420} />
    </Container>
  );
};
