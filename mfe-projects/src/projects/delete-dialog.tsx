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
          Delete anyway
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Keep it
        </Button>
      </>
    }
  >
    <p>
      You’ve paid for this project. Deleting it also deletes its clean files, variations and brand kit, and doesn’t refund it.
    </p>
    <p>For {REFUND_DAYS} days, support can restore it. After that, it’s gone for good.</p>
  </Modal>
);
