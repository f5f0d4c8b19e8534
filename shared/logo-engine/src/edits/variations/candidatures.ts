import type { Candidate } from '../../choose/candidate.ts';
import { brokenBans } from '../../taste/broken-bans.ts';
import type { OperationContext } from '../apply/apply-operations.ts';
import { keepsColours } from './asked.ts';
import type { Candidature } from './choose-variations.ts';
import type { Draw } from './draw.ts';
import type { Move } from './move.ts';
import { movesFrom } from './moves.ts';

/** Moves of two dimensions at once, for where a single one shows too little. */
const PAIRS = 14;

/** Each move by itself, and some of two dimensions. */
export function withPairs(moves: readonly Move[], context: OperationContext, seed: string): Candidature[] {
  const single = moves.map((move) => ({ genome: move.genome, moves: [move] }));
  const seconds = moves.filter(({ dimension }, index) => moves.findIndex((other) => other.dimension === dimension) === index);
  const pairs = seconds.flatMap((first) =>
    movesFrom(first.genome, context, seed)
      .filter((second) => second.dimension !== first.dimension && moves.some(({ says }) => says === second.says))
      .map((second) => ({ genome: second.genome, moves: [first, second] })),
  );
  const step = Math.max(1, Math.floor(pairs.length / PAIRS));
  return [...single, ...pairs.filter((_, index) => index % step === 0).slice(0, PAIRS)];
}

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
