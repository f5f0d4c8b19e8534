import type { EditOperation, TasteProfile } from '@fifteen/contracts';
import { applyOperations, type Brief, describeOperation, type DrawnLogo, drawEdited, type Genome, parseGenome, penOf, renamed } from '@fifteen/logo-engine';
import { DrawingError, PENS } from '@fifteen/drawing';
import { briefOf, library } from '../../../rendering/index.threads.ts';
import type { StoredLogo } from '../../../rendering/index.ts';

interface Draft {
  readonly genome: Genome;
  readonly profile: TasteProfile;
  readonly brief: Brief;
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

const withName = async (draft: Draft, name: string): Promise<Step> => {
  if (name === draft.profile.basic_info.company_name) return [draft, { because: 'The name is already that' }];
  const profile = { ...draft.profile, basic_info: { ...draft.profile.basic_info, company_name: name } };
  const brief = await briefOf(profile);
  const { genome, note } = renamed(draft.genome, draft.brief, brief);
  const notes = [...(note ? [note] : []), ...brief.notes];
  return [{ genome, profile, brief }, { note: notes.join('. ') || undefined }];
};

const applied = async (draft: Draft, operation: EditOperation): Promise<Step> => {
  if (operation.op === 'name') return withName(draft, operation.name);
  const { genome, outcomes } = applyOperations(draft.genome, [operation], draft.brief);
  return [{ ...draft, genome }, outcomes[0] ?? {}];
};

const cannotDraw = (operation: EditOperation): string =>
  operation.op === 'name'
    ? 'We can’t draw this symbol with that name. Choose another symbol first'
    : 'The logo can’t be drawn like that';

/** The last change left out, and why. */
const withoutLast = async (logo: StoredLogo, operations: readonly EditOperation[], because: string): Promise<EditedDraft> => {
  const before = await applyEdits(logo, operations.slice(0, -1));
  return { ...before, outcomes: [...before.outcomes, { because }] };
};

/** A stored logo after these changes, and what became of each. A last change that cannot be drawn is left out. */
export const applyEdits = async ({ genome, profile }: StoredLogo, operations: readonly EditOperation[]): Promise<EditedDraft> => {
  let draft: Draft = { genome: parseGenome(genome, await library), profile, brief: await briefOf(profile) };
  const outcomes: EditOutcome[] = [];
  for (const operation of operations) {
    const [next, outcome] = await applied(draft, operation);
    draft = next;
    outcomes.push(outcome);
  }
  const last = operations.at(-1);
  try {
    return { ...draft, drawn: await drawEdited(draft.genome, draft.brief), outcomes };
  } catch (error) {
    if (!last || !(error instanceof DrawingError)) throw error;
    return withoutLast({ genome, profile }, operations, cannotDraw(last));
  }
};

/** A change as the customer would say it. */
export const describeEdit = (operation: EditOperation, { library: fonts }: Brief): string => {
  if (operation.op === 'name') return `The name as “${operation.name}”`;
  if (operation.op !== 'font') return describeOperation(operation);
  const pen = penOf(operation.style);
  return `Set in ${pen ? PENS[pen].name : fonts.style(operation.style).name}`;
};
