import type { JSX } from 'react';
import type { Asset } from '@fifteen/contracts';
import { Link } from '@fifteen/web/router';
import { SectionHeading } from '@fifteen/web/ui';
import { Preview } from './preview.tsx';
import styles from './hand-versions.module.css';

interface HandVersionsProps {
  projectId: string;
  /** All of the project's; those made by hand are shown, the newest first. */
  assets: readonly Asset[];
}

/** Versions of a project's logos that were made by hand, each to go on from. */
export const HandVersions = ({ projectId, assets }: HandVersionsProps): JSX.Element | null => {
  const versions = assets.filter(({ asset_type }) => asset_type === 'edited').toReversed();
  if (versions.length === 0) return null;
  return (
    <section className={styles.section}>
      <SectionHeading size="small">Edited by hand</SectionHeading>
      <ul className={styles.list}>
        {versions.map(({ id, asset_url, metadata }) => (
          <li key={id}>
            <Link to={`/projects/${projectId}/refine/${id}`} className={styles.version}>
              {asset_url && <Preview url={asset_url} alt="" sizes="180px" className={styles.picture} />}
              {metadata.title ?? 'Version'}
              <span className={styles.changes}>{metadata.reasons[0]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
