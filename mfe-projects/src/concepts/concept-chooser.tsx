import type { JSX } from 'react';
import { type Asset, STUDIOS, type Project } from '@fifteen/contracts';
import { Alert, Card, Container, VisuallyHidden } from '@fifteen/web/ui';
import { PaidActions } from '../shared/logo-files/paid-actions.tsx';
import { ActionBar } from './action-bar.tsx';
import { Arriving } from './arriving.tsx';
import { CompareHint } from './compare/compare-hint.tsx';
import { ConceptDetails, NothingChosen } from './concept-details.tsx';
import { ConceptGrid } from './concept-grid.tsx';
import { ConceptModals } from './concept-modals.tsx';
import type { Concepts } from './concepts-api.ts';
import { KitOfChosen } from './kit-of-chosen.tsx';
import { FifteenMore } from './fifteen-more.tsx';
import { DrawingNotes } from './drawing-notes.tsx';
import { nameOf } from './name-of.ts';
import { NoFavourites } from './no-favourites.tsx';
import { SelectHeader } from './select-header.tsx';
import styles from './select-page.module.css';
import type { Sharing } from './share/use-share.ts';
import { PaymentNotice } from '../shared/upgrade/payment-notice.tsx';
import { UpgradeBanner } from '../shared/upgrade/upgrade-banner.tsx';
import { UpgradeModal } from '../shared/upgrade/upgrade-modal.tsx';
import { usePayment, type Payment } from '../shared/upgrade/use-payment.ts';
import { useUpgrade } from '../shared/upgrade/use-upgrade.ts';
import { useChooser } from './use-chooser.ts';
import { useFavourites } from './use-favourites.ts';

interface ConceptChooserProps {
  project: Project;
  concepts: Concepts;
  sharing: Sharing;
  /** Links of pictures have run out. */
  onStale: () => void;
}

/** Nobody is asked to pay while a payment is on its way. */
const isForSale = ({ state }: Payment): boolean => state === null || state === 'cancelled';

const saidOf = (asset: Asset, isChosen: boolean, isOwn: boolean): string =>
  `${nameOf(asset)}${isOwn ? '' : ` by ${STUDIOS[asset.metadata.studio].name}`} is ${isChosen ? 'your logo' : 'selected'}.`;

export const ConceptChooser = ({ project, concepts, sharing, onStale }: ConceptChooserProps): JSX.Element => {
  const chooser = useChooser(project, concepts);
  const markFavourite = useFavourites(project.id);
  const upgrade = useUpgrade(project.id);
  const payment = usePayment(project);
  const { lookedAt } = chooser;
  const [waiting, other] = chooser.compared;

  const details = lookedAt && (
    <>
      <ConceptDetails
        asset={lookedAt}
        isOwnLogo={project.is_own_logo}
        votes={sharing.votes.get(lookedAt.id) ?? 0}
        view={chooser.view}
        comparing={chooser.compared.includes(lookedAt)}
        onView={chooser.setView}
        onFavourite={markFavourite}
        onCompare={chooser.compare}
        onStale={onStale}
      />
      <PaidActions project={project} asset={lookedAt} className={styles.paid} />
      {lookedAt.id === chooser.chosenId && (
        <div className={styles.kit}>
          <KitOfChosen project={project} assetId={lookedAt.id} />
        </div>
      )}
    </>
  );

  return (
    <Container className={styles.page}>
      <PaymentNotice payment={payment} projectId={project.id} />
      <SelectHeader
        project={project}
        concepts={concepts}
        shown={chooser.shown}
        voters={sharing.data?.voters ?? 0}
        onShow={chooser.show}
        onShare={() => chooser.open('share')}
      />
      {concepts.showUpgradeBanner && isForSale(payment) && <UpgradeBanner isOwnLogo={project.is_own_logo} onUpgrade={() => upgrade.open('upgrade_banner')} />}
      <Arriving projectId={project.id} completed={concepts.all.length} pending={concepts.pending} failed={concepts.failed} />
      <DrawingNotes notes={project.notes} />
      {chooser.problem && <Alert>We couldn’t save your choice: {chooser.problem}</Alert>}
      {waiting && !other && <CompareHint asset={waiting} onClear={chooser.endComparison} />}
      <div className={styles.layout}>
        {chooser.assets.length + chooser.versions.length > 0 ? (
          <ConceptGrid
            isOwnLogo={project.is_own_logo}
            assets={chooser.assets}
            versions={chooser.versions}
            dense={chooser.shown === 'all'}
            lookedAtId={lookedAt?.id}
            chosenId={chooser.chosenId}
            votes={sharing.votes}
            footer={concepts.pending === 0 && !project.is_own_logo && <FifteenMore projectId={project.id} />}
            actions={{ onLook: chooser.look, onFavourite: markFavourite, onCompare: chooser.compare }}
          />
        ) : (
          <NoFavourites onShowAll={() => chooser.show('all')} />
        )}
        <div className={styles.side}>
          <Card as="aside" padding="small" className={styles.details} aria-label="Preview">
            {details ?? <NothingChosen isPaid={project.is_paid} />}
          </Card>
          <ActionBar
            project={project}
            lookedAt={lookedAt}
            chosenId={chooser.chosenId}
            onChoose={chooser.choose}
            onUnpaid={() => upgrade.open('refine_click')}
            onDetails={() => chooser.open('details')}
          />
        </div>
      </div>
      <VisuallyHidden>
        <output>{lookedAt ? saidOf(lookedAt, lookedAt.id === chooser.chosenId, project.is_own_logo) : ''}</output>
      </VisuallyHidden>
      <ConceptModals
        project={project}
        concepts={concepts}
        sharing={sharing}
        chooser={chooser}
        details={details}
        onStale={onStale}
      />
      <UpgradeModal upgrade={upgrade} isOwnLogo={project.is_own_logo} asset={lookedAt ?? chooser.assets[0]} isTheirs={lookedAt !== undefined} />
    </Container>
  );
};
