import type { Genome } from '../../genome.ts';
import { stylePull } from '../../studios/font-affinity.ts';
import type { Axis } from '../../taste/axes.ts';
import type { FontStyle } from '../../type/font-style.ts';
import { type EditContext, type Edited, Refusal, isRefusal } from './edit.ts';
import { asksFor, newlyBroken, welcomeStyles } from './dislikes.ts';
import { fontOfKind, weighed, withFont } from './font-edits.ts';
import { KIND_CLASSES } from './font-kinds.ts';
import { graded } from './ground-edits.ts';
import { cornered } from './layout-edits.ts';
import { plainLetters, tracked } from './letter-edits.ts';

type Move = (genome: Genome, context: EditContext) => Edited;

const softer: Move = (genome, context) => cornered(genome, 1, context);
const harder: Move = (genome, context) => cornered(genome, -1, context);
const airier: Move = (genome, context) => tracked(genome, 1, context);
const bolder: Move = (genome, context) => weighed(genome, 1, context);
const lighter: Move = (genome, context) => weighed(genome, -1, context);
const plainer: Move = (genome) => plainLetters(genome);
const flatter: Move = (genome) => graded(genome, 'off');
const inGradient: Move = (genome) => graded(genome, 'on');
const handwritten: Move = (genome, context) => fontOfKind(genome, 'hand', false, context);
const printed: Move = (genome, context) => fontOfKind(genome, 'hand', true, context);

/** What moves a logo along each axis of taste, besides its font. */
const MOVES: Readonly<Record<Axis, { more: readonly Move[]; less: readonly Move[] }>> = {
  bold: { more: [bolder], less: [lighter] },
  premium: { more: [towards('premium', 1), airier, plainer, flatter], less: [towards('premium', -1), softer] },
  playful: { more: [towards('playful', 1), softer], less: [towards('playful', -1), plainer, harder] },
  modern: { more: [towards('modern', 1), plainer], less: [towards('modern', -1), flatter] },
  tech: { more: [towards('tech', 1), harder], less: [towards('tech', -1), softer] },
  minimal: { more: [plainer, flatter, plainMark, towards('minimal', 1)], less: [towards('minimal', -1), ornamented] },
  ornate: { more: [towards('ornate', 1), ornamented], less: [towards('ornate', -1), plainer, plainMark] },
  gradient: { more: [inGradient], less: [flatter] },
  hand: { more: [handwritten, softer], less: [printed, harder] },
  sharp: { more: [harder], less: [softer] },
};

/** Along an axis of taste: every move of it that is possible, at least one of which shows. */
export function inTasteOf(genome: Genome, axis: Axis, steps: number, context: EditContext): Edited {
  const moves = MOVES[axis][steps > 0 ? 'more' : 'less'];
  const moved = moves.reduce((before, move) => {
    const after = move(before, context);
    const isUnwelcome = !isRefusal(after) && newlyBroken(before, after, context).some((ban) => !asksFor({ op: 'taste', axis, steps }, ban));
    return isRefusal(after) || isUnwelcome ? before : after;
  }, genome);
  return moved === genome ? new Refusal('Nothing in it could go further that way') : moved;
}

/** Gains below this are no reason to change a font. */
const LEAST_GAIN = 0.5;
/** What a class far from the present one costs: the logo should remain itself. */
const ANOTHER_WEIGHT = 5;

/** The style that speaks most for a direction, of like weight. */
function towards(axis: Axis, sign: 1 | -1): Move {
  return (genome, context) => {
    const current = context.library.style(genome.type.font);
    const shift = { [axis]: sign };
    const valueOf = (style: FontStyle) => stylePull(style, shift) - ANOTHER_WEIGHT * Math.abs(style.stem - current.stem);
    const best = welcomeStyles(context.styles, context.taste.bans).toSorted((one, other) => valueOf(other) - valueOf(one))[0];
    const isBetter = best && valueOf(best) - stylePull(current, shift) > LEAST_GAIN;
    return isBetter && best.id !== current.id ? withFont(genome, best, context) : new Refusal('The font is as far that way as it gets');
  };
}

function plainMark(genome: Genome): Edited {
  const { mark } = genome;
  if (!mark || !['contained', 'striped', 'sliced', 'repeated', 'tiled', 'collage', 'gouged'].includes(mark.kind)) return new Refusal('The symbol is plain already');
  const { inner: _inner, container: _container, font: _font, ...rest } = mark;
  return { ...genome, mark: { ...rest, kind: 'motif' } };
}

function ornamented(genome: Genome, context: EditContext): Edited {
  if (genome.layout === 'wordmark') return genome.deco ? new Refusal('It is framed already') : { ...genome, deco: 'rules' };
  const isThick = context.library.style(genome.type.font).stem > 0.12 && !KIND_CLASSES.script.includes(context.library.style(genome.type.font).class);
  if (isThick && !genome.type.treatment && !context.name.script.isJoined) return { ...genome, type: { ...genome.type, treatment: { kind: 'inline' } } };
  return new Refusal('There is no room for more ornament');
}
