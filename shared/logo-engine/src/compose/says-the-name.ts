import type { Genome } from '../genome.ts';
import type { NameParts } from '../taste/name-parts.ts';

/** Whether the mark is the whole name: a name of one letter, drawn as an initial. The letter beside it would say it twice. */
export const saysTheName = ({ mark }: Genome, { full, script }: NameParts): boolean =>
  mark !== undefined && [...full].length === 1 && !script.isJoined && (mark.kind === 'letter' || mark.inner === 'letter');
