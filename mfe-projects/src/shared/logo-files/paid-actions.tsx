import type { JSX } from 'react';
import type { Asset, Project } from '@fifteen/contracts';
import { ButtonLink } from '@fifteen/web/ui';
import { FilesButton } from './files-button.tsx';
import styles from './files-panel.module.css';

interface PaidActionsProps {
  project: Project | undefined;
  asset: Asset | undefined;
}

/** What a paid project may do with a logo at once: change it by hand, take its files home. Nothing for others. */
export const PaidActions = ({ project, asset }: PaidActionsProps): JSX.Element | null =>
  project?.is_paid && asset?.status === 'completed' ? (
    <div className={styles.actions}>
      <ButtonLink to={`/projects/${project.id}/edit/${asset.id}`} variant="secondary" wide>
        Edit by hand
      </ButtonLink>
      <FilesButton assetId={asset.id} />
    </div>
  ) : null;
