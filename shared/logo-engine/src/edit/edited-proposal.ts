import type { Idea } from '@fifteen/idea-book';
import type { Genome } from '../genome.ts';
import { ideaOf } from '../idea-of.ts';
import type { GroundKind } from '../propose/color-scheme.ts';
import type { PaletteColor } from '../color/palette.ts';
import type { Proposal } from '../propose/proposal.ts';
import { styleIdOf } from './lettering-edits.ts';

const GROUNDS: Readonly<Partial<Record<PaletteColor, GroundKind>>> = { white: 'white', paper: 'white', pale: 'pale', main: 'main', second: 'second', deep: 'deep', ink: 'deep' };

/** A genome that an edit made, so that it can be drawn and measured like any proposal. Its promise is 1: only faults tell edits apart. */
export function editedProposal(genome: Genome): Proposal {
  const idea: Idea | null = genome.idea && ideaOf(genome.idea);
  const { things = [], letters = '', look } = genome.idea ?? {};
  return {
    genome,
    vibe: null,
    thought: idea?.id ?? 'word',
    technique: idea?.technique ?? 'lettering',
    match: { score: 1, things, isOfName: false, isOfKind: false, isOfTrade: false, fit: 3, letters },
    look: (look !== undefined && idea?.looks[look]) || null,
    lettering: styleIdOf(genome.lettering.style),
    isDrawn: 'pen' in genome.lettering.style,
    ground: GROUNDS[genome.color.roles.ground] ?? 'white',
    lead: genome.color.roles.main,
    promise: 1,
  };
}
