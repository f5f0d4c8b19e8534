import type { JSX } from 'react';
import { Button, EmptyState } from '@fifteen/web/ui';

export const NoFavourites = ({ onShowAll }: { onShowAll: () => void }): JSX.Element => (
  <EmptyState
    title="No favourites yet"
    actions={
      <Button size="medium" variant="secondary" onClick={onShowAll}>
        Show all concepts
      </Button>
    }
  >
    <p>Press the heart on a concept to keep it here. Your choice of one is separate: favourites are as many as you like.</p>
  </EmptyState>
);
