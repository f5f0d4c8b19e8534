import { useState, type JSX } from 'react';
import { useQuery } from '@fifteen/web/query';
import { Alert, ButtonLink, Container, EmptyState } from '@fifteen/web/ui';
import { PaidActions } from '../logo-files/paid-actions.tsx';
import { projectQuery } from '../shared/api/projects.ts';
import { LoadFailure } from '../shared/load-failure.tsx';
import { useProjectId } from '../shared/project-id.ts';
import { generatingPathOf } from '../shared/project-status.ts';
import { ConceptDetails } from './concept-details.tsx';
import { ConceptGrid } from './concept-grid.tsx';
import { conceptsQuery } from './concepts-api.ts';
import { DrawingNotes } from './drawing-notes.tsx';
import { RefineAction } from './refine-action.tsx';
import { SelectHeader } from './select-header.tsx';
import { SelectSkeleton } from './select-skeleton.tsx';
import styles from './select-page.module.css';
import { useChoice } from './use-choice.ts';
import { UpgradeBanner } from './upgrade/upgrade-banner.tsx';
import { UpgradeModal } from './upgrade/upgrade-modal.tsx';
import { useUpgrade } from './upgrade/use-upgrade.ts';

const NO_CONCEPTS = 'No completed logos yet. Please wait while they generate.';

/** /projects/{id}/select: the concepts, the one that is chosen, and the way on. */
export const SelectPage = (): JSX.Element => {
  const id = useProjectId();
  const project = useQuery(projectQuery(id));
  const concepts = useQuery(conceptsQuery(id));
  const { chosenId, choose, problem } = useChoice(id, project.data?.selected_asset_id ?? null);
  const upgrade = useUpgrade(id);
  const [showsAll, setShowsAll] = useState(false);

  if (project.isError)
    return (
      <LoadFailure error={project.error} otherwise="Failed to fetch project" onRetry={() => void project.refetch()} />
    );
  if (concepts.isError)
    return (
      <LoadFailure error={concepts.error} otherwise="Failed to fetch assets" onRetry={() => void concepts.refetch()} />
    );
  if (!project.data || !concepts.data) return <SelectSkeleton />;

  const { all, curated, diversity, showUpgradeBanner } = concepts.data;
  const shown = showsAll ? all : curated;
  const chosen = all.find((asset) => asset.id === chosenId);

  if (all.length === 0) {
    return (
      <Container className={styles.page}>
        <EmptyState
          page
          title={NO_CONCEPTS}
          actions={<ButtonLink to={generatingPathOf(id)}>Watch them arrive</ButtonLink>}
        />
      </Container>
    );
  }
  return (
    <Container className={styles.page}>
      <SelectHeader
        project={project.data}
        diversity={diversity}
        count={all.length}
        showsAll={showsAll}
        onToggle={() => setShowsAll(!showsAll)}
      />
      {showUpgradeBanner && <UpgradeBanner onUpgrade={() => upgrade.open('upgrade_banner')} />}
      <DrawingNotes notes={project.data.notes} />
      {problem && <Alert>Your choice was not saved: {problem}</Alert>}
      <div className={styles.layout}>
        <ConceptGrid assets={shown} dense={showsAll} chosenId={chosenId} onChoose={choose} />
        <div className={styles.side}>
          <ConceptDetails asset={chosen} />
          <RefineAction project={project.data} chosen={chosen} onUnpaid={() => upgrade.open('refine_click')} />
          <PaidActions project={project.data} asset={chosen} />
        </div>
      </div>
      <UpgradeModal upgrade={upgrade} />
    </Container>
  );
};
