import type { JSX, ReactNode } from 'react';
import type { Project } from '@fifteen/contracts';
import { Link, useLocation, useParams } from '@fifteen/web/router';
import { Container } from '@fifteen/web/ui';
import { kitPathOf, kitProgressPathOf } from './kits/kit-paths.ts';
import styles from './project-bar.module.css';
import { selectPathOf } from './project-status.ts';

interface TabProps {
  /** Undefined: there is no logo yet that it could be about. */
  to: string | undefined;
  current: boolean;
  children: string;
}

/** The sentence that says why a tab is closed. */
const REASON = 'no-logo-yet';

const Tab = ({ to, current, children }: TabProps): JSX.Element =>
  to === undefined ? (
    <span className={styles.tab} role="link" aria-disabled="true" aria-describedby={REASON}>
      {children}
    </span>
  ) : (
    <Link to={to} className={styles.tab} aria-current={current ? 'page' : undefined}>
      {children}
    </Link>
  );

/** Which logo the kit is of: said here, and nowhere else. */
const kitWords = ({ id, kit, selected_asset_id }: Project): ReactNode => {
  if (kit === null) return null;
  const isOfThis = kit.asset_id === selected_asset_id;
  if (kit.is_making && isOfThis) return <Link to={kitProgressPathOf(id)}>Making your kit</Link>;
  if (kit.is_making) return <Link to={kitProgressPathOf(id)}>Making a kit with a different logo</Link>;
  if (!kit.has_parts) return <Link to={kitPathOf(id)}>Your kit isn’t ready</Link>;
  return isOfThis ? 'Your kit uses this logo' : <Link to={kitPathOf(id)}>Your kit uses a different logo</Link>;
};

const YourLogo = ({ project }: { project: Project }): JSX.Element => {
  const { selected_asset_id, thumbnail_url, project_name } = project;
  if (selected_asset_id === null || !thumbnail_url) return <p className={styles.words} id={REASON}>Choose a logo to refine or edit it.</p>;
  return (
    <>
      <img src={thumbnail_url} alt={`The logo you chose for ${project_name}`} width={52} height={52} className={styles.logo} />
      <p className={styles.words}>
        <strong>Your logo</strong>
        <span>{kitWords(project)}</span>
      </p>
    </>
  );
};

const placeIn = (pathname: string): string | undefined => /^\/projects\/[^/]+\/(\w[\w-]*)/.exec(pathname)?.[1];

/** Around every page of a project whose concepts are there: its parts, its chosen logo, and what its kit is made of. */
export const ProjectBar = ({ project }: { project: Project }): JSX.Element => {
  const { pathname } = useLocation();
  const { assetId } = useParams();
  const { id } = project;
  const place = placeIn(pathname);
  const logoId = assetId ?? project.selected_asset_id;
  const ofLogo = (page: 'refine' | 'edit'): string | undefined => (logoId === null ? undefined : `/projects/${id}/${page}/${logoId}`);
  return (
    <Container className={styles.bar}>
      <nav aria-label={`Parts of ${project.project_name}`} className={styles.tabs}>
        <Tab to={selectPathOf(id)} current={place === 'select'}>
          {project.is_own_logo ? 'Logo' : 'Concepts'}
        </Tab>
        {!project.is_own_logo && (
          <Tab to={ofLogo('refine')} current={place === 'refine'}>
            Refine
          </Tab>
        )}
        <Tab to={ofLogo('edit')} current={place === 'edit'}>
          Edit
        </Tab>
        <Tab to={kitPathOf(id)} current={place === 'brand-kit'}>
          Kit
        </Tab>
      </nav>
      <div className={styles.chosen}>
        <YourLogo project={project} />
      </div>
    </Container>
  );
};
