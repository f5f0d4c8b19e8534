import type { Candidate } from '../../choose/candidate.ts';
import { seenBetween } from '../../score/distance.ts';
import { type OperationContext, type Outcome, applyOperations } from '../apply/apply-operations.ts';
import type { Operation } from '../operations.ts';
import type { Draw } from './draw.ts';

interface CarriedOut {
  candidate: Candidate;
  /** What became of each operation. */
  outcomes: Outcome[];
}

/** The operations carried out and drawn. Where that cannot be drawn, one by one: one whose result cannot be drawn is taken back and said. */
export async function carriedOut(parent: Candidate, operations: readonly Operation[], context: OperationContext, draw: Draw): Promise<CarriedOut> {
  const whole = applyOperations(parent.genome, operations, context);
  const [together] = await draw([whole.genome]);
  return together ? withSecondSeen({ candidate: together, outcomes: whole.outcomes }, { parent, operations, context, draw }) : oneByOne(parent, operations, context, draw);
}

async function oneByOne(parent: Candidate, operations: readonly Operation[], context: OperationContext, draw: Draw): Promise<CarriedOut> {
  let candidate = parent;
  const outcomes: Outcome[] = [];
  for (const operation of operations) {
    const { genome, outcomes: [outcome = { operation }] } = applyOperations(candidate.genome, [operation], context);
    const [drawn] = outcome.because ? [null] : await draw([genome]);
    outcomes.push(drawn || outcome.because ? outcome : { operation, because: notDrawn(context) });
    candidate = drawn ?? candidate;
  }
  return { candidate, outcomes };
}

/** Some dislikes are measured on the drawing alone. */
function notDrawn({ taste }: OperationContext): string {
  const measured = [...(taste.bans.has('busy') ? ['has many small parts'] : []), ...(taste.bans.has('lopsided') ? ['weighs on one side'] : [])];
  return measured.length > 0 ? `It cannot be drawn for this name, or ${measured.join(' or ')}, which you dislike` : 'It cannot be drawn for this name';
}

/** Drawings closer than this are the same. */
const UNSEEN = 0.0005;

interface Wish {
  parent: Candidate;
  operations: readonly Operation[];
  context: OperationContext;
  draw: Draw;
}

/** "Burgundy and gold" of a symbol that has one colour: the second goes to the name, or is said to have no place. */
async function withSecondSeen(done: CarriedOut, { parent, operations, context, draw }: Wish): Promise<CarriedOut> {
  const at = done.outcomes.findIndex(({ operation, because }) => operation.op === 'colour' && operation.target === 'second' && !because);
  const second = operations[at];
  if (second?.op !== 'colour') return done;
  const [without] = await draw([applyOperations(parent.genome, operations.toSpliced(at, 1), context).genome]);
  if (!without || seenBetween(done.candidate, without) > UNSEEN) return done;
  const refused: CarriedOut = { candidate: without, outcomes: done.outcomes.with(at, { operation: second, because: 'Nothing in this logo is in a second colour' }) };
  const { mark, layout, color } = done.candidate.genome;
  const isBoxed = layout === 'plate' || color.boxed;
  const isForName = mark !== undefined && !isBoxed && !operations.some((operation) => operation.op === 'colour' && operation.target === 'name');
  if (!isForName) return refused;
  const named = applyOperations(parent.genome, operations.with(at, { ...second, target: 'name' }), context);
  const [drawn] = await draw([named.genome]);
  const note = 'The symbol has one colour: the name has the second';
  return drawn && !named.outcomes[at]?.because ? { candidate: drawn, outcomes: named.outcomes.map((outcome, index) => (index === at ? { ...outcome, note } : outcome)) } : refused;
}
