import type { TasteAxis } from '@fifteen/contracts';
import type { Genome } from '../genome.ts';
import { axisPull } from '../propose/lettering-choice.ts';
import { mannerPull } from '../propose/promise.ts';
import { looksOf } from '../propose/rank-ideas.ts';
import { graded } from './color-edits.ts';
import { without } from './fields.ts';
import { type EditContext, type Edited, Refusal, isRefusal } from './edit.ts';
import { ideaOf } from '../idea-of.ts';
import { cornered, fontOfKind, namedFont, plainLetters, tracked, weighed } from './lettering-edits.ts';

type Move = (genome: Genome, context: EditContext) => Edited;

const softer: Move = (genome, context) => cornered(genome, 1, context);
const harder: Move = (genome, context) => cornered(genome, -1, context);
const airier: Move = (genome, context) => tracked(genome, 1, context);
const bolder: Move = (genome, context) => weighed(genome, 1, context);
const lighter: Move = (genome, context) => weighed(genome, -1, context);
const plainer: Move = (genome) => plainLetters(genome);
const unadorned: Move = (genome) => (genome.ornament ? without(genome, 'ornament') : new Refusal('There is no ornament'));
const steadier: Move = (genome) => (genome.finish ? without(genome, 'finish') : new Refusal('The mark is drawn as it is'));
const calmer: Move = (genome) => (genome.lettering.bounce || genome.lettering.inks ? { ...genome, lettering: without(genome.lettering, 'bounce', 'inks') } : new Refusal('The letters are calm already'));
const flatter: Move = (genome) => graded(genome, 'off');
const inGradient: Move = (genome) => graded(genome, 'on');
const handwritten: Move = (genome, context) => fontOfKind(genome, 'hand', false, context);
const printed: Move = (genome, context) => fontOfKind(genome, 'hand', true, context);

/** A look of the idea that speaks more for a direction. */
const lookTowards = (axis: TasteAxis, sign: 1 | -1): Move => (genome) => {
  if (!genome.idea) return new Refusal('There is no symbol');
  const looks = looksOf(ideaOf(genome.idea));
  const valueOf = (name: string) => sign * mannerPull(axis, looks.find(([each]) => each === name)![1].manner);
  const best = looks.map(([name]) => name).toSorted((one, other) => valueOf(other) - valueOf(one))[0]!;
  return valueOf(best) > valueOf(genome.idea.look) ? { ...genome, idea: { ...genome.idea, look: best } } : new Refusal('No look of this idea goes further that way');
};

/** Gains below this do not justify changing a font. */
const LEAST_GAIN = 0.25;
/** What a weight far from the present one costs, per share of the em: the logo should remain itself. */
const ANOTHER_WEIGHT = 5;

/** The font that speaks most for a direction, of like weight. */
const fontTowards = (axis: TasteAxis, sign: 1 | -1): Move => (genome, context) => {
  const { style } = genome.lettering;
  if ('pen' in style) return new Refusal('The letters are drawn');
  const current = context.brief.library.style(style.font);
  const valueOf = (font: typeof current) => sign * axisPull(axis, font.class) - ANOTHER_WEIGHT * Math.abs(font.stem - current.stem);
  const best = context.brief.styles.toSorted((one, other) => valueOf(other) - valueOf(one))[0];
  return best && best.id !== current.id && valueOf(best) - valueOf(current) > LEAST_GAIN ? namedFont(genome, best.id, context) : new Refusal('The font is as far that way as it gets');
};

/** What moves a logo along each axis of taste: every one of them that is possible. */
const MOVES: Readonly<Record<TasteAxis, { more: readonly Move[]; less: readonly Move[] }>> = {
  bold: { more: [bolder, lookTowards('bold', 1)], less: [lighter, lookTowards('bold', -1)] },
  premium: { more: [fontTowards('premium', 1), lookTowards('premium', 1), airier, flatter], less: [fontTowards('premium', -1), softer] },
  playful: { more: [fontTowards('playful', 1), lookTowards('playful', 1), softer], less: [calmer, fontTowards('playful', -1), lookTowards('playful', -1), harder] },
  modern: { more: [fontTowards('modern', 1), lookTowards('modern', 1), plainer], less: [fontTowards('modern', -1), lookTowards('modern', -1), flatter] },
  tech: { more: [fontTowards('tech', 1), lookTowards('tech', 1), harder], less: [fontTowards('tech', -1), softer] },
  minimal: { more: [plainer, unadorned, calmer, flatter, lookTowards('minimal', 1), fontTowards('minimal', 1)], less: [fontTowards('minimal', -1), lookTowards('minimal', -1)] },
  ornate: { more: [fontTowards('ornate', 1), lookTowards('ornate', 1)], less: [fontTowards('ornate', -1), lookTowards('ornate', -1), plainer, unadorned] },
  gradient: { more: [inGradient], less: [flatter] },
  hand: { more: [handwritten, lookTowards('hand', 1), softer], less: [printed, steadier, lookTowards('hand', -1), harder] },
  sharp: { more: [harder, lookTowards('sharp', 1)], less: [softer, lookTowards('sharp', -1)] },
};

/** Along an axis of taste: every move of it that is possible, of which at least one must show. */
export function inTasteOf(genome: Genome, axis: TasteAxis, steps: number, context: EditContext): Edited {
  const moved = MOVES[axis][steps > 0 ? 'more' : 'less'].reduce((before, move) => {
    const after = move(before, context);
    return isRefusal(after) ? before : after;
  }, genome);
  return moved === genome ? new Refusal('Nothing in this logo could go further that way') : moved;
}
