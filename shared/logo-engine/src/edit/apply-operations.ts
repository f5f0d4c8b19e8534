import type { StudioId } from '@fifteen/contracts';
import type { Brief } from '../brief/brief.ts';
import type { Genome } from '../genome.ts';
import { colored, graded, grounded, oneColor, otherColors, paletteColored, shaded, swappedColors } from './color-edits.ts';
import { asksFor, describeBan, newlyBroken } from './dislikes.ts';
import { type EditContext, type Edited, Refusal, isRefusal } from './edit.ts';
import { inHandOf } from './hand-edits.ts';
import { laidOut, resized, spaced } from './layout-edits.ts';
import { cased, cornered, fontOfKind, linedUp, namedFont, otherFont, plainLetters, tagged, tracked, weighed } from './lettering-edits.ts';
import { pruned, withLocks } from './locks.ts';
import { type Lock, MOST_OPERATIONS, type Operation } from './operation.ts';
import { anotherIdea, carriedBy, flipped, initialSymbol, pictured, relooked, suggestedIdea, tuned, withoutMark } from './symbol-edits.ts';
import { inTasteOf } from './taste-edits.ts';

/** What became of one operation. */
export interface Outcome {
  readonly operation: Operation;
  /** Why it changed nothing, as a sentence without a full stop; absent where it had an effect. */
  readonly because?: string;
  /** What else had to change for it, as a sentence. */
  readonly note?: string;
}

/** What operations may need besides the genome and the brief. */
export interface OperationOptions {
  readonly concepts?: EditContext['concepts'];
  readonly hands?: ReadonlyMap<StudioId, Genome>;
  readonly locks?: readonly Lock[];
}

type Handler<Name extends Operation['op']> = (genome: Genome, operation: Extract<Operation, { op: Name }>, context: EditContext) => Edited;

const HANDLERS: { readonly [Name in Operation['op']]: Handler<Name> } = {
  font: (genome, { style }, context) => namedFont(genome, style, context),
  fontKind: (genome, { kind, without = false }, context) => fontOfKind(genome, kind, without, context),
  otherFont: (genome, _operation, context) => otherFont(genome, context),
  weight: (genome, { steps }, context) => weighed(genome, steps, context),
  case: (genome, operation, context) => cased(genome, operation.case, context),
  tracking: (genome, { steps }, context) => tracked(genome, steps, context),
  corner: (genome, { steps }, context) => cornered(genome, steps, context),
  gap: (genome, { steps }) => spaced(genome, steps),
  layout: (genome, { layout }) => laidOut(genome, layout),
  lines: (genome, { lines }, context) => linedUp(genome, lines, context),
  size: (genome, { target, steps }) => resized(genome, target, steps),
  tag: (genome, { text }, context) => tagged(genome, text, context),
  color: (genome, { target, hex }, context) => colored(genome, target, hex, context),
  paletteColor: (genome, { target, index }, context) => paletteColored(genome, target, index, context),
  shade: (genome, operation, context) => shaded(genome, operation, context),
  otherColors: (genome, _operation, context) => otherColors(genome, context),
  swapColors: (genome, _operation, context) => swappedColors(genome, context),
  oneColor: (genome, _operation, context) => oneColor(genome, context),
  ground: (genome, { ground }, context) => grounded(genome, ground, context),
  gradient: (genome, { is }) => graded(genome, is),
  idea: (genome, { idea }, context) => suggestedIdea(genome, idea, context),
  thing: (genome, { thing }, context) => pictured(genome, thing, context),
  symbol: (genome, { change }, context) => {
    if (change === 'remove') return withoutMark(genome);
    if (change === 'letter') return initialSymbol(genome, context);
    return change === 'add' && genome.idea ? new Refusal('There already is a symbol') : anotherIdea(genome, context);
  },
  look: (genome, { look }, context) => relooked(genome, look, context),
  parameter: (genome, { name, value }) => tuned(genome, name, value),
  carrier: (genome, { at }, context) => carriedBy(genome, at, context),
  flip: (genome) => flipped(genome),
  plain: (genome) => plainLetters(genome),
  hand: (genome, { studio }, context) => inHandOf(genome, studio, context),
  taste: (genome, { axis, steps }, context) => inTasteOf(genome, axis, steps, context),
  like: (genome, { concept }, context) => likeConcept(genome, concept, context),
};

/**
 * A genome after these operations in their order, and what became of each. Pure, and never throws: what cannot be done is
 * left out and said. The result differs from the genome in nothing that is locked, and has nothing that the customer
 * dislikes but what they ask for.
 */
export function applyOperations(genome: Genome, operations: readonly Operation[], brief: Brief, { concepts = [], hands = new Map(), locks = [] }: OperationOptions = {}): { genome: Genome; outcomes: Outcome[] } {
  const context: EditContext = { brief, concepts, hands, locks: new Set(locks) };
  const outcomes: Outcome[] = [];
  const edited = operations.slice(0, MOST_OPERATIONS).reduce((before, operation) => {
    const after = attempt(before, operation, context);
    outcomes.push(isRefusal(after) ? { operation, because: after.because } : { operation, ...noteOn(operation, before, after, brief) });
    return isRefusal(after) ? before : after;
  }, pruned(genome));
  return { genome: edited, outcomes };
}

/** What can be done to a logo that its owner uploaded: its shapes and letters are theirs. */
const FOR_OWN: ReadonlySet<Operation['op']> = new Set(['color', 'paletteColor', 'shade', 'swapColors', 'ground']);

function attempt(before: Genome, operation: Operation, context: EditContext): Edited {
  if (before.idea?.own && !FOR_OWN.has(operation.op)) return new Refusal('This is the logo you uploaded, so only its colors can change here');
  const handle = HANDLERS[operation.op] as Handler<Operation['op']>;
  const after = handle(before, operation as never, context);
  if (isRefusal(after)) return after;
  const kept = withLocks(before, after, context.locks, context.brief.library);
  if (JSON.stringify(kept) === JSON.stringify(before)) return new Refusal('You asked to keep what this would change');
  const unwelcome = newlyBroken(before, kept, context.brief).find((ban) => !asksFor(operation, ban));
  return unwelcome ? new Refusal(`It would bring ${describeBan(unwelcome)}, which you said you dislike`) : kept;
}

/** A color that was hard to read brought another background along; what the customer dislikes is there because they asked. */
function noteOn(operation: Operation, before: Genome, after: Genome, brief: Brief): Pick<Outcome, 'note'> {
  const isMoved = operation.op === 'color' && operation.target !== 'background' && before.color.roles.ground !== after.color.roles.ground;
  const notes = [
    ...(isMoved ? [`${operation.name ?? operation.hex} couldn’t be read on the old background, so it has a new one`] : []),
    ...newlyBroken(before, after, brief).map((ban) => `You said you dislike ${describeBan(ban)}; it is there because you asked for it`),
  ];
  return notes.length > 0 ? { note: notes.join('. ') } : {};
}

function likeConcept(genome: Genome, concept: number | string, { concepts }: EditContext): Edited {
  const other = typeof concept === 'number' ? concepts[concept - 1] : concepts.find(({ title }) => title.toLowerCase() === concept.toLowerCase());
  if (!other) return new Refusal(typeof concept === 'number' ? `There is no concept ${concept}` : `There is no concept “${concept}”`);
  return JSON.stringify(other.genome) === JSON.stringify(genome) ? new Refusal('That is this concept itself') : pruned(other.genome);
}

