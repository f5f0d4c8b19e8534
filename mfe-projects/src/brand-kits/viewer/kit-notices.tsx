import type { JSX } from 'react';
import type { BrandKit, BrandKitOrder, Project } from '@fifteen/contracts';
import { Alert, ButtonLink } from '@fifteen/web/ui';
import { kitProgressPathOf } from '../../shared/kits/kit-paths.ts';
import { StartKit } from '../../shared/kits/start-kit.tsx';
import styles from './kit-notices.module.css';

interface KitNoticesProps {
  project: Project;
  kit: BrandKit;
  order: BrandKitOrder | undefined;
  problem: string | null;
}

const isFirstMaking = (kit: BrandKit, order: BrandKitOrder): boolean =>
  Object.entries(order.components).some(([part, { status }]) => status !== 'completed' && status !== 'failed' && kit[part as keyof typeof order.components] === null);

/** What is true of the kit right now, before its parts. Nothing where all is well. */
export const KitNotices = ({ project, kit, order, problem }: KitNoticesProps): JSX.Element | null => {
  const isMaking = order?.status === 'processing' && isFirstMaking(kit, order);
  const hasFailed = order?.status === 'failed';
  if (!isMaking && !hasFailed && !kit.is_outdated && !problem) return null;
  return (
    <div className={styles.notices}>
      {isMaking && (
        <Alert
          tone="info"
          title="Brand kit is still generating. Please wait."
          action={
            <ButtonLink to={kitProgressPathOf(project.id)} size="medium" variant="secondary">
              Watch it
            </ButtonLink>
          }
        >
          {order.progress.completed} of {order.progress.total} parts are ready.
        </Alert>
      )}
      {hasFailed && (
        <Alert title="Generation failed. Please contact support.">
          Everything shown below is complete. You can retry a part that failed, free of charge.
        </Alert>
      )}
      {kit.is_outdated && project.selected_asset_id !== null && (
        <Alert
          tone="warning"
          title="Your kit uses a different logo"
          action={
            <StartKit projectId={project.id} assetId={project.selected_asset_id} size="medium">
              Update the kit to your logo
            </StartKit>
          }
        >
          You chose another logo after this kit was made. Updating it is free and keeps your card details.
        </Alert>
      )}
      {problem && <Alert>{problem}</Alert>}
    </div>
  );
};
