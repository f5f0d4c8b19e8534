import type { EditOperation, TasteProfile } from '@fifteen/contracts';
import {
  applyOperations,
  contextOf,
  describeOperation,
  type DrawnLogo,
  drawEdited,
  type FontLibrary,
  type Genome,
  type LogoContext,
  parseGenome,
} from '@fifteen/logo-engine';
import type { StoredLogo } from '../../drawing-room/threads/material.ts';

interface Draft {
  readonly genome: Genome;
  readonly profile: TasteProfile;
  readonly context: LogoContext;
}

/** What became of a change. */
export interface EditOutcome {
  readonly because?: string | undefined;
  readonly note?: string | undefined;
}

export interface EditedDraft extends Draft {
  readonly drawn: DrawnLogo;
  /** One for each change, in their order. */
  readonly outcomes: readonly EditOutcome[];
}

type Step = readonly [Draft, EditOutcome];

const renamed = (draft: Draft, name: string, library: FontLibrary): Step => {
  if (name === draft.profile.basic_info.company_name) return [draft, { because: 'The name is that already' }];
  const profile = { ...draft.profile, basic_info: { ...draft.profile.basic_info, company_name: name } };
  const context = contextOf(profile, library);
  const isSet = context.styles.some(({ id }) => id === draft.genome.type.font);
  if (isSet) return [{ ...draft, profile, context }, { note: context.notes.join(' ') || undefined }];
  const { genome } = applyOperations(draft.genome, [{ op: 'otherFont' }], context);
  return [{ genome, profile, context }, { note: 'Its font does not have these letters: it has another' }];
};

const applied = (draft: Draft, operation: EditOperation, library: FontLibrary): Step => {
  if (operation.op === 'name') return renamed(draft, operation.name, library);
  const { genome, outcomes } = applyOperations(draft.genome, [operation], draft.context);
  return [{ ...draft, genome }, outcomes[0] ?? {}];
};

const TOO_WIDE = 'The name is too wide to stand beside the symbol';

const isMovedAway = (operation: EditOperation | undefined, drawn: Genome): boolean =>
  operation?.op === 'layout' && (operation.layout === 'left' || operation.layout === 'right') && drawn.layout !== 'horizontal';

const cannotDraw = (operation: EditOperation): string =>
  operation.op === 'name'
    ? 'The symbol is made of the old letters: choose another symbol first'
    : 'The logo cannot be drawn like that';

/** The last change left out, and why. */
const withoutLast = async (
  logo: StoredLogo,
  operations: readonly EditOperation[],
  because: string,
  library: FontLibrary,
): Promise<EditedDraft> => {
  const before = await applyEdits(logo, operations.slice(0, -1), library);
  return { ...before, outcomes: [...before.outcomes, { because }] };
};

/** A stored logo after these changes, and what became of each. A last change that cannot be drawn is left out. */
export const applyEdits = async (
  { genome, profile }: StoredLogo,
  operations: readonly EditOperation[],
  library: FontLibrary,
): Promise<EditedDraft> => {
  let draft: Draft = { genome: parseGenome(genome, library), profile, context: contextOf(profile, library) };
  const outcomes: EditOutcome[] = [];
  for (const operation of operations) {
    const [next, outcome] = applied(draft, operation, library);
    draft = next;
    outcomes.push(outcome);
  }
  const last = operations.at(-1);
  try {
    const edited = await drawEdited(draft.genome, draft.profile, library);
    if (isMovedAway(last, edited.genome) && outcomes.at(-1)?.because === undefined) {
      return await withoutLast({ genome, profile }, operations, TOO_WIDE, library);
    }
    return { ...draft, ...edited, outcomes };
  } catch (error) {
    if (!last) throw error;
    return withoutLast({ genome, profile }, operations, cannotDraw(last), library);
  }
};

/** A change as the customer would say it. */
export const describeEdit = (operation: EditOperation, { library }: LogoContext): string => {
  if (operation.op === 'name') return `The name as “${operation.name}”`;
  return operation.op === 'font' ? `Set in ${library.style(operation.style).name}` : describeOperation(operation);
};
