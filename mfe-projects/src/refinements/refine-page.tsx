import { useEffect, type JSX } from 'react';
import type { Asset, Project, Refinement } from '@fifteen/contracts';
import { session, useSession } from '@fifteen/web/session';
import { Badge, ButtonLink, Container, EmptyState, Skeleton } from '@fifteen/web/ui';
import { HandVersions } from '../shared/hand-versions.tsx';
import { PaidActions } from '../shared/logo-files/paid-actions.tsx';
import { LoadFailure } from '../shared/load-failure.tsx';
import { useProjectId } from '../shared/project-id.ts';
import { selectPathOf } from '../shared/project-status.ts';
import { TwoColumns } from '../shared/two-columns.tsx';
import { History } from './history.tsx';
import { KitAction } from './kit-action.tsx';
import { RefineForm } from './refine-form.tsx';
import styles from './refine-page.module.css';
import { RefinedPicture } from './refined-picture.tsx';
import { nameOfVariation, originOf } from './refinement-tree.ts';
import { Unpaid } from './unpaid.tsx';
import { useKitChoice } from './use-kit-choice.ts';
import { useRefinedAsset } from './use-refined-asset.ts';

const LogoMissing = (): JSX.Element => (
  <Container className={styles.missing}>
    <EmptyState
      page
      shapes="lost"
      title="Selected logo not found"
      actions={<ButtonLink to={selectPathOf(useProjectId())}>Choose a logo</ButtonLink>}
    />
  </Container>
);

const Balance = (): JSX.Element => {
  const credits = useSession((state) => state.user?.credits);
  return <Badge>{credits === undefined ? <Skeleton width={72} /> : `${credits} credits`}</Badge>;
};

const nameOf = (sets: readonly Refinement[], assetId: string): string => {
  const set = sets.find(({ variations }) => variations.some(({ id }) => id === assetId));
  return set ? nameOfVariation(set, assetId) : 'the original';
};

interface RefiningProps {
  project: Project;
  asset: Asset;
  sets: readonly Refinement[];
  assets: readonly Asset[];
}

/** The chosen one, where it goes back to the same original; else the logo of the page. */
const kitLogoOf = ({ project, asset, sets, assets }: RefiningProps): Asset => {
  const chosen = assets.find(({ id, asset_url }) => id === project.selected_asset_id && asset_url);
  return chosen && originOf(sets, chosen.id) === originOf(sets, asset.id) ? chosen : asset;
};

const Refining = (props: RefiningProps): JSX.Element => {
  const { project, asset, sets, assets } = props;
  const choice = useKitChoice(project);
  const kitLogo = kitLogoOf(props);
  const choose = (assetId: string): void => void choice.choose(assetId);
  const actions = { projectId: project.id, currentId: asset.id, chosenId: choice.chosenId, choose };
  return (
    <>
      <TwoColumns
        heading="Refine your logo"
        above={
          <span className={styles.above}>
            {project.project_name} <Balance />
          </span>
        }
        picture={<RefinedPicture asset={asset} />}
      >
        {project.is_paid ? (
          <>
            <RefineForm key={asset.id} projectId={project.id} asset={asset} />
            <KitAction projectId={project.id} asset={kitLogo} name={nameOf(sets, kitLogo.id)} choice={choice} />
            <PaidActions project={project} asset={asset} />
          </>
        ) : (
          <Unpaid projectId={project.id} />
        )}
      </TwoColumns>
      <Container className={styles.below}>
        <HandVersions projectId={project.id} assets={assets} />
        <History sets={sets} assets={assets} actions={actions} />
      </Container>
    </>
  );
};

const Loading = (): JSX.Element => (
  <TwoColumns heading="Refine your logo" above={<Skeleton width={140} />} picture={<RefinedPicture asset={undefined} />}>
    <Skeleton shape="tile" height={132} />
    <Skeleton width="60%" height={42} shape="pill" />
    <Skeleton width={330} height={52} shape="pill" />
  </TwoColumns>
);

/** For so long what the sign-in check told is as good as a call of its own. */
const FRESH_MS = 5_000;

/** /projects/{id}/refine/{assetId} */
export const RefinePage = (): JSX.Element => {
  const { project, asset, sets, assets, isLoading, error, retry } = useRefinedAsset();
  // Credits may have been spent or given back elsewhere; while it is asked, what is known stands.
  useEffect(() => {
    if (Date.now() - session.userReadAt() > FRESH_MS) void session.reloadUser().catch(() => undefined);
  }, []);
  if (error) return <LoadFailure error={error} otherwise="Failed to fetch project" onRetry={retry} />;
  if (isLoading) return <Loading />;
  if (!project || !asset) return <LogoMissing />;
  return <Refining project={project} asset={asset} sets={sets} assets={assets} />;
};
