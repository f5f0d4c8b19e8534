import {
  EDIT_BUTTONS,
  nameOfEdit,
  type EditColour,
  type EditedLogo,
  type EditOperation,
} from '@fifteen/contracts';
import { applyOperations, contrastOf, GATES, letteringNameOf, type LogoColors, placeOf, rolesFor, STRONG_GATES, styleIdOf, titleOf } from '@fifteen/logo-engine';
import type { EditedDraft } from './apply-edits.ts';
import { fontListOf } from './font-list.ts';

const rounded = (contrast: number): number => Math.round(contrast * 100) / 100;

const colorOf = (target: EditColour, { genome }: EditedDraft, colors: LogoColors): EditedLogo['colours'][number] => {
  const [role = 'main'] = rolesFor(genome, target);
  if (role === 'ground') return { target, hex: colors.ground, contrast: null, least: null };
  const gates = genome.color.contrast === 'strong' ? STRONG_GATES : GATES;
  return { target, hex: colors[role], contrast: rounded(contrastOf(colors[role], colors.ground)), least: gates[role] };
};

const TARGETS = ['name', 'mark', 'second', 'background'] as const satisfies readonly EditColour[];

const colorsOf = (draft: EditedDraft): EditedLogo['colours'] =>
  TARGETS.filter((target) => rolesFor(draft.genome, target).length > 0).map((target) => colorOf(target, draft, draft.drawn.colors));

/** Of each button whether it would do anything: tried out, which takes a third of a millisecond each. */
const refusedButtons = ({ genome, brief }: EditedDraft): Record<string, string> =>
  Object.fromEntries(
    EDIT_BUTTONS.flatMap((operation) => {
      if (operation.op === 'name') return [];
      const because = applyOperations(genome, [operation], brief).outcomes[0]?.because;
      return because === undefined ? [] : [[nameOfEdit(operation), because]];
    }),
  );

/** The engine moves a color in lightness until it can be read; the customer is told. */
const movedColor = (operation: EditOperation | undefined, colors: EditedLogo['colours']): string | undefined => {
  if (operation?.op !== 'color') return undefined;
  const shown = colors.find(({ target }) => target === operation.target)?.hex;
  return shown === undefined || shown === operation.hex ? undefined : `${operation.hex} couldn’t be read on this background, so it is drawn as ${shown}`;
};

const fontOf = ({ genome: { lettering: { style } }, brief: { library } }: EditedDraft): EditedLogo['font'] => {
  const family = letteringNameOf(style, library);
  if ('pen' in style) return { style: styleIdOf(style), family, weight: 400, list: 'drawn' };
  const font = library.style(style.font);
  return { style: font.id, family, weight: font.weight, list: fontListOf(font) };
};

/** A draft as the editor shows it. */
export const showEdited = (draft: EditedDraft, operations: readonly EditOperation[]): EditedLogo => {
  const { genome, profile, drawn, outcomes } = draft;
  const colours = colorsOf(draft);
  const last = outcomes.at(-1);
  const moved = last?.because === undefined ? movedColor(operations.at(-1), colours) : undefined;
  return {
    svg: drawn.variant({ arrangement: 'primary', coloring: 'color' }),
    name: profile.basic_info.company_name,
    font: fontOf(draft),
    case: genome.lettering.style.case ?? 'title',
    layout: placeOf(genome),
    symbol: genome.idea ? titleOf(genome) : null,
    tag: genome.tag?.text ?? null,
    gradient: genome.color.gradient === 'on',
    colours,
    palette: [...profile.taste_theft.extracted_palette],
    refused: refusedButtons(draft),
    problem: last?.because ?? null,
    note: last?.note ?? moved ?? null,
  };
};
