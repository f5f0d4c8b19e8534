import type { JSX } from 'react';
import { Button, Modal } from '@fifteen/web/ui';
import type { LeaveGuard } from './use-leave-guard.ts';

/** Before changes are lost. */
export const LeaveDialog = ({ guard }: { guard: LeaveGuard }): JSX.Element => (
  <Modal
    open={guard.isAsking}
    onClose={guard.stay}
    backCloses={false}
    title="Leave without saving?"
    actions={
      <>
        <Button onClick={guard.stay}>Keep editing</Button>
        <Button variant="secondary" onClick={guard.leave}>
          Leave
        </Button>
      </>
    }
  >
    <p>Your changes are not saved as a version yet. If you leave, they are gone.</p>
  </Modal>
);
