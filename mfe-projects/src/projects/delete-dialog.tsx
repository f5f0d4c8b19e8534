import type { JSX } from 'react';
import { REFUND_DAYS, type Project } from '@fifteen/contracts';
import { Button, Modal } from '@fifteen/web/ui';

interface DeleteDialogProps {
  project: Project;
  onClose: () => void;
  onDelete: () => void;
}

/** Only a project that was paid for asks first: the others come back by Undo. */
export const DeleteDialog = ({ project, onClose, onDelete }: DeleteDialogProps): JSX.Element => (
  <Modal
    open
    onClose={onClose}
    title={`Delete ${project.project_name}?`}
    actions={
      <>
        <Button variant="danger" onClick={onDelete}>
          Delete it with its purchase
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Keep it
        </Button>
      </>
    }
  >
    <p>
      You have paid for this project. Its clean files, its variations and its brand kit go with it, and deleting is no
      refund.
    </p>
    <p>For {REFUND_DAYS} days our support can bring it back. Then it is gone for good.</p>
  </Modal>
);
