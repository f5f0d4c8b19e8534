import type { JSX } from 'react';
import { Button, EmptyState } from '@fifteen/web/ui';

export const NoFavourites = ({ onShowAll }: { onShowAll: () => void }): JSX.Element => (
  <EmptyState
    title="No favorites yet"
    actions={
      <Button size="medium" variant="secondary" onClick={onShowAll}>
        Show all concepts
      </Button>
    }
  >
    <p>Click the heart on a concept to keep it here. Keep as many as you like; you choose your logo separately.</p>
  </EmptyState>
);
