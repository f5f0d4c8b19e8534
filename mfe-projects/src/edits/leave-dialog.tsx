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
    <p>You have unsaved changes. If you leave now, you’ll lose them.</p>
  </Modal>
);
