import {
  EDIT_BUTTONS,
  EDIT_LAYOUTS,
  nameOfEdit,
  type EditColour,
  type EditedLogo,
  type EditOperation,
} from '@fifteen/contracts';
import {
  applyOperations,
  contrastOf,
  gatesFor,
  type Genome,
  type LogoColours,
  titleOf,
} from '@fifteen/logo-engine';
import type { EditedDraft } from './apply-edits.ts';
import { fontListOf } from './font-list.ts';

type Slot = 'a' | 'b' | 'text';

const slotOf = (target: Exclude<EditColour, 'background'>, { mark, layout, color }: Genome): Slot => {
  if (target === 'second') return 'b';
  if (target === 'mark') return mark?.tint ?? 'a';
  return layout === 'plate' || color.boxed ? 'a' : 'text';
};

const rounded = (contrast: number): number => Math.round(contrast * 100) / 100;

const colourOf = (target: EditColour, genome: Genome, colours: LogoColours): EditedLogo['colours'][number] => {
  if (target === 'background') return { target, hex: colours.background, contrast: null, least: null };
  const slot = slotOf(target, genome);
  const least = gatesFor(genome.color)[slot === 'a' && genome.color.boxed ? 'text' : slot];
  return { target, hex: colours[slot], contrast: rounded(contrastOf(colours[slot], colours.background)), least };
};

const hasSecond = ({ mark, type, deco }: Genome): boolean =>
  mark !== undefined || type.treatment !== undefined || type.swap !== undefined || deco !== undefined;

const coloursOf = (genome: Genome, colours: LogoColours): EditedLogo['colours'] => {
  const targets: EditColour[] = ['name', ...(genome.mark ? (['mark'] as const) : []), ...(hasSecond(genome) ? (['second'] as const) : []), 'background'];
  return targets.map((target) => colourOf(target, genome, colours));
};

const layoutOf = ({ layout, nameFirst }: Genome): EditedLogo['layout'] => {
  if (layout === 'horizontal') return nameFirst ? 'right' : 'left';
  if (layout === 'stacked') return nameFirst ? 'below' : 'above';
  if (layout === 'poster') return 'above';
  return EDIT_LAYOUTS.find((each) => each === layout) ?? null;
};

/** Of each button whether it would do anything: tried out, which takes a third of a millisecond each. */
const refusedButtons = ({ genome, context }: EditedDraft): Record<string, string> =>
  Object.fromEntries(
    EDIT_BUTTONS.flatMap((operation) => {
      if (operation.op === 'name') return [];
      const because = applyOperations(genome, [operation], context).outcomes[0]?.because;
      return because === undefined ? [] : [[nameOfEdit(operation), because]];
    }),
  );

/** The engine moves a colour in lightness until it reads; the customer is told. */
const movedColour = (operation: EditOperation | undefined, colours: EditedLogo['colours']): string | undefined => {
  if (operation?.op !== 'colour') return undefined;
  const shown = colours.find(({ target }) => target === operation.target)?.hex;
  return shown === undefined || shown === operation.hex
    ? undefined
    : `${operation.hex} would not be read on this background: it is drawn as ${shown}`;
};

/** A draft as the editor shows it. */
export const showEdited = (draft: EditedDraft, operations: readonly EditOperation[]): EditedLogo => {
  const { genome, profile, context, drawn, outcomes } = draft;
  const style = context.library.style(genome.type.font);
  const colours = coloursOf(genome, drawn.colours);
  const last = outcomes.at(-1);
  const moved = last?.because === undefined ? movedColour(operations.at(-1), colours) : undefined;
  return {
    svg: drawn.svg('colour'),
    name: profile.basic_info.company_name,
    font: { style: style.id, family: style.name, weight: style.weight, list: fontListOf(style.class) },
    case: genome.type.case,
    layout: layoutOf(genome),
    symbol: genome.mark ? titleOf(genome) : null,
    treatment: genome.type.treatment?.kind ?? null,
    gradient: genome.color.gradient !== undefined,
    colours,
    palette: [...profile.taste_theft.extracted_palette],
    refused: refusedButtons(draft),
    problem: last?.because ?? null,
    note: last?.note ?? moved ?? null,
  };
};
