import type { JSX } from 'react';
import { BRAND_KIT_PRICE_USD, REFINEMENT_CREDITS, VARIATIONS_PER_REFINEMENT } from '@fifteen/contracts';
import { ButtonLink } from '@fifteen/web/ui';
import { Later } from '../shared/later.tsx';
import { selectPathOf } from '../shared/project-status.ts';

/** Refinements belong to a paid project: what that is, and the way to it. */
export const Unpaid = ({ projectId }: { projectId: string }): JSX.Element => (
  <Later
    title="Refinements come with a paid project"
    actions={<ButtonLink to={selectPathOf(projectId)}>See what ${BRAND_KIT_PRICE_USD} unlocks</ButtonLink>}
  >
    <p>
      Tell us what to change and get {VARIATIONS_PER_REFINEMENT} variations for {REFINEMENT_CREDITS} credits. You keep your credits until then.
    </p>
  </Later>
);
