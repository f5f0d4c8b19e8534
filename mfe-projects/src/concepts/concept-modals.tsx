import type { JSX, ReactNode } from 'react';
import type { Asset, Project } from '@fifteen/contracts';
import { Modal } from '@fifteen/web/ui';
import { CompareModal } from './compare/compare-modal.tsx';
import { favouritesOf } from './concept-filter.tsx';
import type { Concepts } from './concepts-api.ts';
import { ShareModal } from './share/share-modal.tsx';
import type { Sharing } from './share/use-share.ts';
import type { Chooser } from './use-chooser.ts';

interface ConceptModalsProps {
  project: Project;
  concepts: Concepts;
  sharing: Sharing;
  chooser: Chooser;
  /** Of the selected one; nothing while none is. */
  details: ReactNode;
  onStale: () => void;
}

const isPair = (assets: readonly Asset[]): assets is [Asset, Asset] => assets.length === 2;

/** What opens over the grid: the details on a phone, the public link, two concepts side by side. */
export const ConceptModals = ({ project, concepts, sharing, chooser, details, onStale }: ConceptModalsProps): JSX.Element => (
  <>
    {details && (
      <Modal open={chooser.opened === 'details'} onClose={chooser.close} title="Look closer">
        {details}
      </Modal>
    )}
    {chooser.opened === 'share' && (
      <ShareModal
        sharing={sharing}
        projectName={project.project_name}
        favourites={favouritesOf(concepts.all).length}
        isPaid={project.is_paid}
        onClose={chooser.close}
      />
    )}
    {isPair(chooser.compared) && (
      <CompareModal
        pair={chooser.compared}
        chosenId={chooser.chosenId}
        view={chooser.view}
        onView={chooser.setView}
        onChoose={chooser.choose}
        onStale={onStale}
        onClose={chooser.endComparison}
      />
    )}
  </>
);
