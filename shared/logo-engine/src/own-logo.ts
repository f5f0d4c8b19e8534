import { type WireLayer, fromWire, rolesOf } from '@fifteen/drawing';
import type { Idea } from '@fifteen/idea-book';

/** The program id of every logo that its owner brought along: its areas are in the genome, not in the book. */
export const OWN_LOGO = 'own-logo';

/** The only look of such a logo. */
export const OWN_LOOK = 'drawn';

/**
 * A logo that its owner uploaded, as areas with roles. The name is drawn in it already, so that it counts as a wordmark;
 * layers of the role `mark` are the part that works as a symbol alone.
 */
export interface OwnLogo {
  /** The name that it was uploaded for. */
  readonly name: string;
  /** From back to front, in any units. */
  readonly layers: readonly WireLayer[];
}

/** The logo as the engine knows ideas of the book. */
export function ideaOfOwnLogo({ name, layers }: OwnLogo): Idea {
  const roles = new Set(layers.flatMap(({ paint }) => rolesOf(paint)).filter((role) => role !== 'ground'));
  return {
    id: OWN_LOGO,
    title: 'Your logo',
    says: 'This is the logo you uploaded, redrawn as clean shapes.',
    kind: 'wordmark',
    needs: [],
    technique: 'lettering',
    fits: ({ full }) => (full === name ? name : undefined),
    looks: { [OWN_LOOK]: { manner: 'solid', vibes: [], colors: Math.max(1, Math.min(4, roles.size)) as 1 | 2 | 3 | 4, stem: 0.07 } },
    draw: (d, input) => (input.name === name ? fromWire(layers, d.budget) : d.refuse('The name is part of the uploaded logo.')),
  };
}
