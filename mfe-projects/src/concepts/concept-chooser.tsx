import { useState, type JSX } from 'react';
import { STUDIOS, type Asset, type ConceptView, type Project } from '@fifteen/contracts';
import { Alert, Card, Container, Modal, VisuallyHidden } from '@fifteen/web/ui';
import { PaidActions } from '../logo-files/paid-actions.tsx';
import { ActionBar } from './action-bar.tsx';
import { Arriving } from './arriving.tsx';
import { CompareHint } from './compare/compare-hint.tsx';
import { CompareModal } from './compare/compare-modal.tsx';
import { useCompare } from './compare/use-compare.ts';
import { ConceptDetails, NothingChosen } from './concept-details.tsx';
import { favouritesOf, shownOf, type Shown } from './concept-filter.tsx';
import { ConceptGrid } from './concept-grid.tsx';
import type { Concepts } from './concepts-api.ts';
import { DrawingNotes } from './drawing-notes.tsx';
import { nameOf } from './name-of.ts';
import { NoFavourites } from './no-favourites.tsx';
import { SelectHeader } from './select-header.tsx';
import styles from './select-page.module.css';
import { ShareModal } from './share/share-modal.tsx';
import type { Sharing } from './share/use-share.ts';
import { PaymentNotice } from './upgrade/payment-notice.tsx';
import { UpgradeBanner } from './upgrade/upgrade-banner.tsx';
import { UpgradeModal } from './upgrade/upgrade-modal.tsx';
import { usePayment, type Payment } from './upgrade/use-payment.ts';
import { useUpgrade } from './upgrade/use-upgrade.ts';
import { useChoice } from './use-choice.ts';
import { useFavourites } from './use-favourites.ts';

interface ConceptChooserProps {
  project: Project;
  concepts: Concepts;
  sharing: Sharing;
  /** Links of pictures have run out. */
  onStale: () => void;
}

type Opened = 'details' | 'share' | null;

/** A choice made earlier is never hidden by our selection. */
const firstShown = ({ curated }: Concepts, chosenId: string | null): Shown =>
  chosenId === null || curated.some(({ id }) => id === chosenId) ? 'curated' : 'all';

/** Nobody is asked to pay while a payment is on its way. */
const isForSale = ({ state }: Payment): boolean => state === null || state === 'cancelled';

const isPair = (assets: readonly Asset[]): assets is [Asset, Asset] => assets.length === 2;

export const ConceptChooser = ({ project, concepts, sharing, onStale }: ConceptChooserProps): JSX.Element => {
  const { chosenId, choose, problem } = useChoice(project.id, project.selected_asset_id);
  const markFavourite = useFavourites(project.id);
  const upgrade = useUpgrade(project.id);
  const payment = usePayment(project);
  const comparison = useCompare();
  const [shown, setShown] = useState<Shown>(() => firstShown(concepts, chosenId));
  const [view, setView] = useState<ConceptView>('drawing');
  const [opened, setOpened] = useState<Opened>(null);

  const assets = shownOf(concepts, shown);
  const find = (id: string | null): Asset | undefined => concepts.all.find((asset) => asset.id === id);
  const chosen = find(chosenId);
  const compared = comparison.pair.map(find).filter((asset) => asset !== undefined);
  const [waiting] = compared;
  const close = (): void => setOpened(null);

  const compare = (asset: Asset): void => {
    close();
    comparison.toggle(asset);
  };
  const details = chosen && (
    <>
      <ConceptDetails
        asset={chosen}
        votes={sharing.votes.get(chosen.id) ?? 0}
        view={view}
        comparing={comparison.pair.includes(chosen.id)}
        onView={setView}
        onFavourite={markFavourite}
        onCompare={compare}
        onStale={onStale}
      />
      <PaidActions project={project} asset={chosen} />
    </>
  );
  return (
    <Container className={styles.page}>
      <SelectHeader
        project={project}
        concepts={concepts}
        shown={shown}
        voters={sharing.data?.voters ?? 0}
        onShow={setShown}
        onShare={() => setOpened('share')}
      />
      <PaymentNotice payment={payment} />
      {concepts.showUpgradeBanner && isForSale(payment) && <UpgradeBanner onUpgrade={() => upgrade.open('upgrade_banner')} />}
      <Arriving projectId={project.id} completed={concepts.all.length} pending={concepts.pending} />
      <DrawingNotes notes={project.notes} />
      {problem && <Alert>Your choice was not saved: {problem}</Alert>}
      {compared.length === 1 && waiting && <CompareHint asset={waiting} onClear={comparison.clear} />}
      <div className={styles.layout}>
        {assets.length > 0 ? (
          <ConceptGrid
            assets={assets}
            dense={shown === 'all'}
            chosenId={chosenId}
            votes={sharing.votes}
            actions={{ onChoose: choose, onFavourite: markFavourite, onCompare: compare }}
          />
        ) : (
          <NoFavourites onShowAll={() => setShown('all')} />
        )}
        <div className={styles.side}>
          <Card as="aside" padding="small" className={styles.details} aria-label="Chosen concept">
            {details ?? <NothingChosen />}
          </Card>
          <ActionBar
            project={project}
            chosen={chosen}
            onUnpaid={() => upgrade.open('refine_click')}
            onDetails={() => setOpened('details')}
          />
        </div>
      </div>
      <VisuallyHidden>
        <output>{chosen ? `${nameOf(chosen)} by ${STUDIOS[chosen.metadata.studio].name} is chosen.` : ''}</output>
      </VisuallyHidden>
      {chosen && (
        <Modal open={opened === 'details'} onClose={close} title="Look closer">
          {details}
        </Modal>
      )}
      {opened === 'share' && (
        <ShareModal
          sharing={sharing}
          projectName={project.project_name}
          favourites={favouritesOf(concepts).length}
          isPaid={project.is_paid}
          onClose={close}
        />
      )}
      {isPair(compared) && (
        <CompareModal
          pair={compared}
          chosenId={chosenId}
          view={view}
          onView={setView}
          onChoose={choose}
          onStale={onStale}
          onClose={comparison.clear}
        />
      )}
      <UpgradeModal upgrade={upgrade} />
    </Container>
  );
};
