import type { JSX } from 'react';
import type { Asset, Project } from '@fifteen/contracts';
import { ButtonLink } from '@fifteen/web/ui';
import { FilesButton } from './files-button.tsx';
import styles from './files-panel.module.css';

interface PaidActionsProps {
  project: Project | undefined;
  asset: Asset | undefined;
  size?: 'large' | 'medium' | undefined;
  className?: string | undefined;
}

/** What a paid project may do with a logo at once: take its files home, change it by hand. Nothing for others. */
export const PaidActions = ({ project, asset, size, className }: PaidActionsProps): JSX.Element | null =>
  project?.is_paid && asset?.status === 'completed' ? (
    <div className={className ?? styles.actions}>
      <FilesButton assetId={asset.id} size={size} />
      <ButtonLink to={`/projects/${project.id}/edit/${asset.id}`} variant="secondary" size={size} wide>
        Edit by hand
      </ButtonLink>
    </div>
  ) : null;
