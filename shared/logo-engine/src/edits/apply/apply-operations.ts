import type { LogoContext } from '../../context.ts';
import type { Genome } from '../../genome.ts';
import { type Lock, MOST_OPERATIONS, type Operation } from '../operations.ts';
import { oneColour, otherColours, shaded, swapped } from './colour-changes.ts';
import { coloured, paletteColoured } from './colour-edits.ts';
import { asksFor, describeBan, dislikedIn, newlyBroken, welcomeStyles } from './dislikes.ts';
import { type EditContext, type Edited, Refusal, isRefusal } from './edit.ts';
import { fontOfKind, namedFont, otherFont, weighed } from './font-edits.ts';
import { graded, grounded } from './ground-edits.ts';
import { handOf } from './hand-edits.ts';
import { cornered, laidOut, resized, spaced } from './layout-edits.ts';
import { cased, plainLetters, tracked, treated } from './letter-edits.ts';
import { pruned, withLocks } from './locks.ts';
import { added, anySymbol, figure, flipped, letter, replaced, withoutMark } from './mark-edits.ts';
import { inTasteOf } from './taste-edits.ts';

/** What became of one operation. */
export interface Outcome {
  operation: Operation;
  /** Why it changed nothing, as a sentence; absent where it had an effect. */
  because?: string;
  /** What else had to change for it, as a sentence. */
  note?: string;
}

/** Everything that operations may need besides the genome: the customer, the concepts next to it, what must stay. */
export interface OperationContext extends LogoContext {
  concepts?: NonNullable<EditContext['concepts']>;
  hands?: NonNullable<EditContext['hands']>;
  locks?: readonly Lock[];
}

type Handler<Name extends Operation['op']> = (genome: Genome, operation: Extract<Operation, { op: Name }>, context: EditContext) => Edited;

const SYMBOLS = { remove: withoutMark, figure, letter, other: anySymbol, add: anySymbol } as const;

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
  size: (genome, { target, steps }) => resized(genome, target, steps),
  colour: (genome, { target, hex }, context) => coloured(genome, target, hex, context),
  paletteColour: (genome, { target, index }, context) => paletteColoured(genome, target, index, context),
  shade: (genome, operation, context) => shaded(genome, operation, context),
  otherColours: (genome, _operation, context) => otherColours(genome, context),
  swapColours: (genome, _operation, context) => swapped(genome, context),
  oneColour: (genome, _operation, context) => oneColour(genome, context),
  ground: (genome, { ground }, context) => grounded(genome, ground, context),
  gradient: (genome, { is }) => graded(genome, is),
  motif: (genome, { motif, how }) => (how === 'add' ? added(genome, motif) : replaced(genome, motif)),
  symbol: (genome, { change }, context) => (change === 'add' && genome.mark ? new Refusal('There is a symbol already') : SYMBOLS[change](genome, context)),
  flip: (genome) => flipped(genome),
  treatment: (genome, { kind, is }, context) => treated(genome, kind, is, context),
  plain: (genome) => plainLetters(genome),
  hand: (genome, { studio }, context) => handOf(genome, studio, context),
  taste: (genome, { axis, steps }, context) => inTasteOf(genome, axis, steps, context),
  like: (genome, { concept }, context) => likeConcept(genome, concept, context),
};

/**
 * A genome after these operations in their order, and what became of each. Pure, and never throws: what cannot be
 * done is left out and said. The result differs from the genome in nothing that is locked, and has nothing that the
 * customer dislikes but what she asks for.
 */
export function applyOperations(genome: Genome, operations: readonly Operation[], context: OperationContext): { genome: Genome; outcomes: Outcome[] } {
  const { locks = [], ...rest } = context;
  const edit: EditContext = { ...rest, locks: new Set(locks) };
  const outcomes: Outcome[] = [];
  const edited = operations.slice(0, MOST_OPERATIONS).reduce((before, operation) => {
    const after = attempt(before, operation, edit);
    outcomes.push(isRefusal(after) ? { operation, because: after.because } : { operation, ...noteOn(operation, before, after, edit) });
    return isRefusal(after) ? before : after;
  }, pruned(genome));
  return { genome: edited, outcomes };
}

/** A colour that the ground would have changed beyond recognition brought another ground along. */
function noteOn(operation: Operation, before: Genome, after: Genome, context: EditContext): Pick<Outcome, 'note'> {
  const isMoved = operation.op === 'colour' && operation.target !== 'background' && before.color.background !== after.color.background;
  const notes = [
    ...(isMoved ? [`${operation.name ?? operation.hex} would not be read on the old background: it has another`] : []),
    ...dislikedIn(operation, before, after, context).map((ban) => `You said that you dislike ${describeBan(ban)}: it is there because you asked for it`),
  ];
  return notes.length > 0 ? { note: notes.join('. ') } : {};
}

/** Operations that name the font, or its kind. */
const NAMES_A_FONT: ReadonlySet<Operation['op']> = new Set(['font', 'fontKind', 'taste']);

function attempt(before: Genome, operation: Operation, context: EditContext): Edited {
  const handle = HANDLERS[operation.op] as Handler<Operation['op']>;
  const styles = NAMES_A_FONT.has(operation.op) ? context.styles : welcomeStyles(context.styles, context.taste.bans);
  const after = handle(before, operation as never, { ...context, styles });
  if (isRefusal(after)) return after;
  const kept = withLocks(before, after, context.locks, context.library);
  if (JSON.stringify(kept) === JSON.stringify(before)) return new Refusal('What it would change is to be kept');
  const unwelcome = newlyBroken(before, kept, context).find((ban) => !asksFor(operation, ban));
  return unwelcome ? new Refusal(`It would bring ${describeBan(unwelcome)}, which you dislike`) : kept;
}

function likeConcept(genome: Genome, concept: number | string, { concepts = [] }: EditContext): Edited {
  const other = typeof concept === 'number' ? concepts[concept - 1] : concepts.find(({ title }) => title.toLowerCase() === concept.toLowerCase());
  if (!other) return new Refusal(typeof concept === 'number' ? `There is no concept ${concept}` : `There is no concept “${concept}”`);
  return JSON.stringify(other.genome) === JSON.stringify(genome) ? new Refusal('That is this concept itself') : pruned(other.genome);
}
