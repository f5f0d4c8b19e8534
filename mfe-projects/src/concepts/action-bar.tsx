import type { JSX } from 'react';
import { STUDIOS, type Asset, type Project } from '@fifteen/contracts';
import { useNavigate } from '@fifteen/web/router';
import { Button } from '@fifteen/web/ui';
import { PaidActions } from '../shared/logo-files/paid-actions.tsx';
import { Preview } from '../shared/preview.tsx';
import styles from './action-bar.module.css';
import { nameOf } from './name-of.ts';

interface ActionBarProps {
  project: Project;
  chosen: Asset | undefined;
  onUnpaid: () => void;
  /** On a phone, where the details have no place beside the grid. */
  onDetails: () => void;
}

const Chosen = ({ asset, onDetails }: { asset: Asset; onDetails: () => void }): JSX.Element => (
  <button type="button" className={styles.chosen} onClick={onDetails} aria-haspopup="dialog">
    {asset.asset_url && (
      <Preview
        url={asset.asset_url}
        alt=""
        sizes="52px"
        className={styles.picture}
        style={{ backgroundColor: asset.metadata.background ?? undefined }}
      />
    )}
    <span className={styles.words}>
      <span className={styles.name}>{nameOf(asset)}</span>
      <span className={styles.more}>{STUDIOS[asset.metadata.studio].name}, look closer</span>
    </span>
  </button>
);

/** Always in reach: the files, where they are paid for, and on to refining. A paid project goes there, an unpaid one is told what it takes. */
export const ActionBar = ({ project, chosen, onUnpaid, onDetails }: ActionBarProps): JSX.Element => {
  const navigate = useNavigate();
  const go = (): void => {
    if (!project.is_paid) return onUnpaid();
    if (chosen) void navigate(`/projects/${project.id}/refine/${chosen.id}`);
  };
  return (
    <div className={styles.bar}>
      {chosen ? <Chosen asset={chosen} onDetails={onDetails} /> : <p className={styles.hint}>Choose the one you like.</p>}
      <PaidActions project={project} asset={chosen} size="medium" className={styles.paid} />
      <Button disabled={!chosen} onClick={go} className={styles.go}>
        Refine Logo
      </Button>
    </div>
  );
};
