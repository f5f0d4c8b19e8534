import {
  EDIT_BUTTONS,
  nameOfEdit,
  type EditColour,
  type EditedIdea,
  type EditedLogo,
  type EditOperation,
} from '@fifteen/contracts';
import { DrawingError, rolesOf } from '@fifteen/drawing';
import { applyOperations, contrastOf, drawEdited, GATES, ideaChoices, letteringNameOf, type LogoColors, placeOf, rolesFor, STRONG_GATES, styleIdOf, titleOf } from '@fifteen/logo-engine';
import type { EditedDraft } from './apply-edits.ts';
import { fontListOf } from './font-list.ts';

const rounded = (contrast: number): number => Math.round(contrast * 100) / 100;

const colorOf = (target: EditColour, { genome }: EditedDraft, colors: LogoColors): EditedLogo['colours'][number] => {
  const [role = 'main'] = rolesFor(genome, target);
  if (role === 'ground') return { target, hex: colors.ground, contrast: null, least: null };
  const gates = genome.color.contrast === 'strong' ? STRONG_GATES : GATES;
  return { target, hex: colors[role], contrast: rounded(contrastOf(colors[role], colors.ground)), least: gates[role] };
};

const TARGETS = ['name', 'mark', 'second', 'third', 'background'] as const satisfies readonly EditColour[];

/** Second and third colors only where the drawing has them. */
const isPainted = ({ genome, drawn }: EditedDraft, target: EditColour): boolean => {
  if (target !== 'second' && target !== 'third') return rolesFor(genome, target).length > 0;
  return drawn.composition.layers.some(({ paint }) => rolesOf(paint).includes(target));
};

const colorsOf = (draft: EditedDraft): EditedLogo['colours'] =>
  TARGETS.filter((target) => isPainted(draft, target)).map((target) => colorOf(target, draft, draft.drawn.colors));

/** Of each button whether it would do anything: tried out, which takes a third of a millisecond each. */
const refusedButtons = ({ genome, brief }: EditedDraft): Record<string, string> =>
  Object.fromEntries(
    EDIT_BUTTONS.flatMap((operation) => {
      if (operation.op === 'name') return [];
      const because = applyOperations(genome, [operation], brief).outcomes[0]?.because;
      return because === undefined ? [] : [[nameOfEdit(operation), because]];
    }),
  );

/** The engine moves a color in lightness until it can be read; the customer is notified. */
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

/** A look of the idea as this logo would have it; undefined where it can't be drawn for this name. */
const lookIn = async ({ genome, brief }: EditedDraft, idea: NonNullable<EditedDraft['genome']['idea']>, look: string): Promise<EditedIdea['looks'][number] | undefined> => {
  try {
    const drawn = await drawEdited({ ...genome, idea: { ...idea, look } }, brief);
    return { look, svg: drawn.variant({ arrangement: 'symbol', coloring: 'color' }), isChosen: look === idea.look };
  } catch (error) {
    if (error instanceof DrawingError) return undefined;
    throw error;
  }
};

const ideaIn = async (draft: EditedDraft, idea: NonNullable<EditedDraft['genome']['idea']>): Promise<EditedIdea> => {
  const { looks, parameters, carriers } = ideaChoices(idea, draft.brief);
  const drawn = await Promise.all(looks.map((look) => lookIn(draft, idea, look)));
  return { looks: drawn.filter((look) => look !== undefined), parameters: [...parameters], carriers: [...carriers] };
};

/** A draft as the editor shows it. */
export const showEdited = async (draft: EditedDraft, operations: readonly EditOperation[]): Promise<EditedLogo> => {
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
    idea: genome.idea ? await ideaIn(draft, genome.idea) : null,
    tag: genome.tag?.text ?? null,
    gradient: genome.color.gradient === 'on',
    colours,
    palette: [...profile.taste_theft.extracted_palette],
    refused: refusedButtons(draft),
    problem: last?.because ?? null,
    note: last?.note ?? moved ?? null,
  };
};
