import type { JSX } from 'react';
import { REFINEMENT_CREDITS } from '@fifteen/contracts';
import { Alert, ButtonLink } from '@fifteen/web/ui';
import { buyCreditsPathOf } from './refine-paths.ts';

/** What is missing, and the way to it and back. */
export const ShortOfCredits = ({ balance, returnPath }: { balance: number; returnPath: string }): JSX.Element => (
  <Alert
    tone="warning"
    title={`A set takes ${REFINEMENT_CREDITS} credits. You have ${balance}.`}
    action={
      <ButtonLink size="medium" to={buyCreditsPathOf(returnPath)}>
        Buy credits
      </ButtonLink>
    }
  >
    You haven’t been charged, and your text stays here.
  </Alert>
);
