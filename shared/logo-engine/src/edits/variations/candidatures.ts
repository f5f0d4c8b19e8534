import type { Candidate } from '../../choose/candidate.ts';
import { brokenBans } from '../../taste/broken-bans.ts';
import type { Genome } from '../../genome.ts';
import type { OperationContext } from '../apply/apply-operations.ts';
import { keepsColours } from './asked.ts';
import { AT_A_GLANCE, isCaptioned } from './captioned.ts';
import type { Candidature } from './choose-variations.ts';
import type { Draw } from './draw.ts';
import type { Move } from './move.ts';
import { movesFrom } from './moves.ts';

/** Moves of two dimensions at once, for where a single one shows too little. */
const PAIRS = 20;
/** The same where the name is a caption: there, what moves in it goes with another layout or ground. */
const CAPTIONED_PAIRS = 28;

/** Each move by itself, and some of two dimensions. */
export function withPairs(genome: Genome, moves: readonly Move[], context: OperationContext, seed: string): Candidature[] {
  const single = moves.map((move) => ({ genome: move.genome, moves: [move] }));
  const isFirst = ({ dimension }: Move, index: number) => moves.findIndex((other) => other.dimension === dimension) === index;
  const firsts = isCaptioned(genome) ? moves.filter(({ dimension }) => AT_A_GLANCE.has(dimension)) : moves.filter(isFirst);
  const most = isCaptioned(genome) ? CAPTIONED_PAIRS : PAIRS;
  const pairs = firsts.flatMap((first) =>
    movesFrom(first.genome, context, seed)
      .filter((second) => second.dimension !== first.dimension && moves.some(({ says }) => says === second.says))
      .map((second) => ({ genome: second.genome, moves: [first, second] })),
  );
  return [...single, ...spread(pairs, most)];
}

/** So many of the items, evenly from first to last. */
const spread = <T>(items: readonly T[], most: number): T[] => items.filter((_, index) => items.length <= most || Math.floor((index * most) / items.length) !== Math.floor(((index - 1) * most) / items.length));

/** Those that can be drawn, keep the colours that were named, and bring nothing that the customer dislikes. */
export async function drawnMoves(candidatures: readonly Candidature[], edited: Candidate, context: OperationContext, draw: Draw) {
  const excused = new Set(brokenBans(edited.genome, context));
  const allowed = candidatures.filter(({ genome }) => brokenBans(genome, context).every((ban) => excused.has(ban)));
  const drawn = await draw(allowed.map(({ genome }) => genome));
  return allowed.flatMap((candidature, index) => {
    const candidate = drawn[index];
    return candidate && keepsColours(edited.genome, edited.colours, candidate.colours) ? [{ ...candidature, candidate }] : [];
  });
}
