import type { JSX } from 'react';
import { STUDIOS, type Asset, type Project } from '@fifteen/contracts';
import { useNavigate } from '@fifteen/web/router';
import { Button } from '@fifteen/web/ui';
import { kitPathOf } from '../shared/kits/kit-paths.ts';
import { PaidActions } from '../shared/logo-files/paid-actions.tsx';
import { Preview } from '../shared/preview.tsx';
import styles from './action-bar.module.css';
import { nameOf } from './name-of.ts';

interface ActionBarProps {
  project: Project;
  lookedAt: Asset | undefined;
  chosenId: string | null;
  onChoose: (assetId: string) => void;
  onUnpaid: () => void;
  /** On a phone, where the details have no place beside the grid. */
  onDetails: () => void;
}

const LookedAt = ({ asset, isOwnLogo, onDetails }: { asset: Asset; isOwnLogo: boolean; onDetails: () => void }): JSX.Element => (
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
      <span className={styles.more}>{isOwnLogo ? 'Look closer' : `${STUDIOS[asset.metadata.studio].name}, look closer`}</span>
    </span>
  </button>
);

/**
 * Always in reach: choosing what is looked at, its files where they are paid for, and on to refining. A paid project goes
 * there, an unpaid one is told what it takes; its first logo is chosen by that.
 */
export const ActionBar = ({ project, lookedAt, chosenId, onChoose, onUnpaid, onDetails }: ActionBarProps): JSX.Element => {
  const navigate = useNavigate();
  const go = (): void => {
    if (!lookedAt) return;
    if (chosenId === null) onChoose(lookedAt.id);
    if (!project.is_paid) return onUnpaid();
    void navigate(project.is_own_logo ? kitPathOf(project.id) : `/projects/${project.id}/refine/${lookedAt.id}`);
  };
  return (
    <div className={styles.bar}>
      {lookedAt ? <LookedAt asset={lookedAt} isOwnLogo={project.is_own_logo} onDetails={onDetails} /> : <p className={styles.hint}>Pick the one you like.</p>}
      <PaidActions project={project} asset={lookedAt} size="medium" className={styles.paid} />
      <div className={styles.go}>
        {lookedAt && lookedAt.id !== chosenId && (
          <Button variant="secondary" onClick={() => onChoose(lookedAt.id)}>
            Choose this logo
          </Button>
        )}
        <Button disabled={!lookedAt} onClick={go}>
          {project.is_own_logo ? 'Get the brand kit' : 'Refine Logo'}
        </Button>
      </div>
    </div>
  );
};
