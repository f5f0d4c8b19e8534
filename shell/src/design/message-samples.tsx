import type { JSX } from 'react';
import { Alert, Button, EmptyState, Toast } from '@fifteen/web/ui';
import { Sample } from './sample.tsx';

export const MessageSamples = (): JSX.Element => (
  <Sample title="Messages">
    <Alert title="Failed to fetch projects" action={<Button size="medium">Try again</Button>}>
      Network error
    </Alert>
    <Alert tone="warning">Connection error. Please refresh the page.</Alert>
    <Alert tone="success">Your password is changed.</Alert>
    <Alert tone="info">Nothing was charged.</Alert>
    <Toast tone="success" onDismiss={() => undefined}>
      Your changes are saved.
    </Toast>
    <EmptyState title="No projects yet" actions={<Button>New Project</Button>}>
      <p>Two minutes of looking at pictures, then fifteen concepts.</p>
    </EmptyState>
  </Sample>
);
