import type { StudioId } from '@fifteen/contracts';
import type { Chance } from '../chance/chance.ts';
import type { ColourSpec } from '../colour/colour-spec.ts';
import type { LogoContext } from '../context.ts';
import { ABSTRACT_MARKS, LETTER_MARKS, type MarkTag, MOTIFS, type Motif, suitsInitials } from '../marks/index.ts';
import type { FontStyle } from '../type/font-style.ts';
import type { TypeSpec } from '../type/type-spec.ts';
import { type Brief, briefOf } from './brief.ts';
import { fontScore } from './font-affinity.ts';
import { type LetteringWish, letteringOf } from './lettering.ts';

type Ground = ColourSpec['background'];

/** A studio's desk for one draft: the brief, and everything that is chosen by chance, by name. */
export interface Desk extends Brief {
  /** A style that suits studio and taste; the filter gives way rather than leave none. */
  font(accept?: (style: FontStyle) => boolean): FontStyle;
  lettering(style: FontStyle, wish?: LetteringWish): TypeSpec;
  pick<T>(name: string, options: readonly T[]): T;
  maybe(name: string, probability: number): boolean;
  /** A ground by weight; banned ones are left out. */
  ground(weights: Partial<Record<Ground, number>>): Ground;
  /** One of these abstract marks that the customer's dislikes allow. */
  figure(ids: readonly string[]): string | null;
  /** One of these letter marks that suits the initials and the dislikes; none for a name that is a letter itself. */
  letterMark(ids: readonly string[]): string | null;
  /** A motif that the brief speaks of. */
  motif(accept?: (motif: Motif) => boolean): Motif | null;
  /** The motifs that the brief speaks of most, of the trade and of the name, best first. */
  motifs: { trade: readonly Motif[]; name: readonly Motif[] };
}

export interface DeskOptions {
  studio: StudioId;
  context: LogoContext;
  chance: Chance;
  /** How often each family of type has been proposed for this set. */
  usage: Map<string, number>;
}

const MOTIF_CHOICE = 6;
/** Only the clearest motifs may carry an idea of two. */
const CLEAREST = 4;

export function deskFor(options: DeskOptions): Desk {
  const { context, chance } = options;
  const { taste, name } = context;
  const isAllowed = (tags: readonly MarkTag[]) => tags.every((tag) => !taste.bans.has(`mark:${tag}`));
  const oneOf = <T>(label: string, items: readonly T[]) => (items.length > 0 ? chance.fork(label).pick(items) : null);
  const [all, trade, own] = [context.motifs.all, context.motifs.trade, context.motifs.name].map(motifsById);
  return {
    ...briefOf(context),
    font: (accept = () => true) => chooseFont(options, accept),
    lettering: (style, wish = {}) => letteringOf(style, context, chance.fork('lettering'), wish),
    pick: (label, choices) => chance.fork(label).pick(choices),
    maybe: (label, probability) => chance.fork(label).chance(probability),
    ground: (weights) => chooseGround(weights, options),
    figure: (ids) => oneOf('figure', ids.filter((id) => ABSTRACT_MARKS.some((mark) => mark.id === id && isAllowed(mark.tags)))),
    letterMark: (ids) =>
      name.script.isJoined || [...name.full].length === 1
        ? null
        : oneOf('letter', ids.filter((id) => LETTER_MARKS.some((mark) => mark.id === id && isAllowed(mark.tags) && suitsInitials(mark, name.initials)))),
    motif: (accept = () => true) => {
      const suiting = (all ?? []).filter(accept).slice(0, MOTIF_CHOICE);
      return suiting.length > 0 ? chance.fork('motif').weighted(suiting, (motif) => 1 / (1 + suiting.indexOf(motif) * 0.35)) : null;
    },
    motifs: { trade: (trade ?? []).slice(0, CLEAREST), name: (own ?? []).slice(0, CLEAREST) },
  };
}

const motifsById = (ids: readonly string[]): Motif[] => ids.flatMap((id) => MOTIFS.filter((motif) => motif.id === id));

/** Best styles that a draft chooses among, and how sharply the better ones are preferred. */
const FONT_CHOICE = 7;
const FONT_SHARPNESS = 1.4;
const USED_BEFORE = 0.3;

function chooseFont({ studio, context, chance, usage }: DeskOptions, accept: (style: FontStyle) => boolean): FontStyle {
  const accepted = context.styles.filter(accept);
  const scored = (accepted.length > 0 ? accepted : context.styles)
    .map((style) => ({ style, score: fontScore(style, studio, context.taste) - USED_BEFORE * (usage.get(style.family) ?? 0) }))
    .sort((one, other) => other.score - one.score)
    .slice(0, FONT_CHOICE);
  const best = scored[0]?.score ?? 0;
  const { style } = chance.fork('font').weighted(scored, ({ score }) => Math.exp((score - best) * FONT_SHARPNESS));
  usage.set(style.family, (usage.get(style.family) ?? 0) + 1);
  return style;
}

function chooseGround(weights: Partial<Record<Ground, number>>, { context, chance }: DeskOptions): Ground {
  const { bans } = context.taste;
  const isBanned = (ground: Ground) =>
    (bans.has('colouredGround') && (ground === 'primary' || ground === 'accent')) ||
    (bans.has('faint') && (ground === 'soft' || ground === 'accent' || ground === 'primary'));
  const grounds = (Object.keys(weights) as Ground[]).filter((ground) => !isBanned(ground));
  return grounds.length > 0 ? chance.fork('ground').weighted(grounds, (ground) => weights[ground] ?? 0) : 'paper';
}
