import type { StudioId } from '@fifteen/contracts';
import type { Candidate } from '../../choose/candidate.ts';
import { isPresentable } from '../../choose/choose-set.ts';
import type { Genome } from '../../genome.ts';
import { type OperationContext, applyOperations } from '../apply/apply-operations.ts';
import { proposalsBy } from '../apply/hand-edits.ts';
import type { Operation } from '../operations.ts';
import type { Draw } from './draw.ts';

/** Proposals that are drawn for a choice, six recipes or so. */
const MOST_TRIED = 24;
/** How much a studio's wish counts beside the quality of the drawing. */
const WISH = 0.12;

/** For each studio that the operations name, the best that it makes of what the logo is by then: presentable wherever one is. */
export async function handsFor(genome: Genome, operations: readonly Operation[], context: OperationContext, draw: Draw): Promise<ReadonlyMap<StudioId, Genome>> {
  const hands = new Map<StudioId, Genome>();
  for (const [index, operation] of operations.entries()) {
    if (operation.op !== 'hand' || hands.has(operation.studio)) continue;
    const before = applyOperations(genome, operations.slice(0, index), { ...context, hands }).genome;
    if (before.studio === operation.studio) continue;
    const best = await bestOf(proposalsBy(operation.studio, before, context).slice(0, MOST_TRIED), draw);
    if (best) hands.set(operation.studio, best.genome);
  }
  return hands;
}

async function bestOf(proposals: ReturnType<typeof proposalsBy>, draw: Draw): Promise<Candidate | undefined> {
  const drawn = await draw(proposals.map(({ genome }) => genome));
  const rated = drawn.flatMap((candidate, index) => (candidate ? [{ candidate, value: candidate.quality.score + WISH * (proposals[index]?.weight ?? 0) }] : []));
  const presentable = rated.filter(({ candidate }) => isPresentable(candidate));
  return (presentable.length > 0 ? presentable : rated).toSorted((one, other) => other.value - one.value)[0]?.candidate;
}
