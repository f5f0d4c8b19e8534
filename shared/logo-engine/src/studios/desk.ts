import type { StudioId } from '@fifteen/contracts';
import type { Chance } from '../chance/chance.ts';
import type { ColourSpec } from '../colour/colour-spec.ts';
import { isFruit } from '../colour/is-fruit.ts';
import { overprintInks } from '../colour/overprint-inks.ts';
import type { LogoContext } from '../context.ts';
import { ABSTRACT_MARKS, type GeneratorInfo, LETTER_MARKS, type MarkTag, MOTIFS, type Motif, farness, kinFactor, suitsInitials } from '../marks/index.ts';
import { groundFactor, markFactor } from '../taste/pulls.ts';
import type { FontStyle } from '../type/font-style.ts';
import type { TypeSpec } from '../type/type-spec.ts';
import { type Brief, briefOf } from './brief.ts';
import { CLEAREST, clearMotifs } from './clear-motifs.ts';
import { fontScores } from './font-scores.ts';
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
  /** Two of the customer's colours that may be printed one over the other on this ground. */
  inks(background: Ground): Pick<ColourSpec, 'a' | 'b'> | null;
  /** One of these abstract marks that the customer's dislikes allow. */
  figure(ids: readonly string[]): string | null;
  /** One of these letter marks that suits the initials and the dislikes. */
  letterMark(ids: readonly string[]): string | null;
  /** A motif that the brief speaks of. */
  motif(accept?: (motif: Motif) => boolean): Motif | null;
  /** The styles that draw the name. */
  styles: readonly FontStyle[];
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

/** Figures that say nothing of a brief that names pictures, or something else, are not drawn. */
const FARTHEST = 0.4;
const MOTIF_CHOICE = 6;
/** How much less each next motif is wanted. */
const MOTIF_STEP = 0.15;
/** Discs of two colours: in red and green, fruits. */
const DISCS: ReadonlySet<string> = new Set(['eclipse', 'splitDisc', 'tide', 'opDisc']);

export function deskFor(options: DeskOptions): Desk {
  const { context, chance } = options;
  const { taste, name } = context;
  const isAllowed = (tags: readonly MarkTag[]) => tags.every((tag) => !taste.bans.has(`mark:${tag}`));
  const clear = clearMotifs(context);
  const suiting = <T extends GeneratorInfo>(label: string, ids: readonly string[], marks: readonly T[], accept: (mark: T) => boolean = () => true) => {
    const possible = ids.flatMap((id) => marks.filter((mark) => mark.id === id && isAllowed(mark.tags) && accept(mark)));
    return possible.length > 0 ? chance.fork(label).weighted(possible, ({ id, tags }) => markFactor(tags, taste.axes) * kinFactor(id, clear)).id : null;
  };
  const [all, trade, own] = [context.motifs.all, context.motifs.trade, context.motifs.name].map(motifsById);
  return {
    ...briefOf(context),
    styles: context.styles,
    font: (accept = () => true) => chooseFont(options, accept),
    lettering: (style, wish = {}) => letteringOf(style, context, chance.fork('lettering'), wish),
    pick: (label, choices) => chance.fork(label).pick(choices),
    maybe: (label, probability) => chance.fork(label).chance(probability),
    ground: (weights) => chooseGround(weights, options),
    inks: (background) => overprintInks(background, context.palette),
    figure: (ids) => suiting('figure', ids, ABSTRACT_MARKS, ({ id }) => farness(id, clear) <= FARTHEST && (!DISCS.has(id) || !isFruit(context.palette))),
    letterMark: (ids) => (name.script.isJoined ? null : suiting('letter', ids, LETTER_MARKS, (mark) => suitsInitials(mark, name.initials))),
    motif: (accept = () => true) => {
      const clearest = (all ?? []).filter(accept).slice(0, MOTIF_CHOICE);
      return clearest.length > 0 ? chance.fork('motif').weighted(clearest, (motif) => 1 / (1 + clearest.indexOf(motif) * MOTIF_STEP)) : null;
    },
    motifs: { trade: (trade ?? []).slice(0, CLEAREST), name: (own ?? []).slice(0, CLEAREST) },
  };
}

const MOTIF_BY_ID = new Map(MOTIFS.map((motif) => [motif.id, motif]));
const motifsById = (ids: readonly string[]): Motif[] => ids.map((id) => MOTIF_BY_ID.get(id)).filter((motif) => motif !== undefined);

/** Best styles that a draft chooses among, and how sharply the better ones are preferred. */
const FONT_CHOICE = 7;
const FONT_SHARPNESS = 1.4;
/** What a family that was proposed before loses. Where few draw the name (29 styles in Cyrillic), it would else be one of the same five. */
const USED_BEFORE = { ofMany: 0.34, ofFew: 0.8 };
/** Below the least there is no choice to spread. */
const FEW_STYLES = { least: 20, most: 45 };

/** Long names are small on any canvas: their hairlines would vanish in a signature or a tab. */
const LONG_NAMES = [
  { over: 20, stem: 0.1 },
  { over: 16, stem: 0.083 },
] as const;

/** Their stems say little of their thin strokes. */
const HAIRLINED: ReadonlySet<string> = new Set(['didone', 'lightserif']);

function sturdyEnough<Scored extends { style: FontStyle }>(scored: readonly Scored[], { name }: LogoContext): readonly Scored[] {
  const long = LONG_NAMES.find(({ over }) => [...name.full].length > over);
  if (!long) return scored;
  const sturdy = scored.filter(({ style }) => style.stem * (HAIRLINED.has(style.class) ? 0.7 : 1) >= long.stem);
  return sturdy.length > 0 ? sturdy : scored;
}

/** Sans serifs thinner than this are wires in scripts of many strokes and of small letters; serifs have thick strokes beside the thin. */
const WIRE = 0.072;

function withoutWires<Scored extends { style: FontStyle }>(scored: readonly Scored[], { name }: LogoContext): readonly Scored[] {
  if (name.script.id === null || name.script.id === 'greek' || name.script.id === 'cyrillic') return scored;
  return scored.filter(({ style }) => style.class !== 'geo' || style.stem >= WIRE);
}

function chooseFont({ studio, context, chance, usage }: DeskOptions, accept: (style: FontStyle) => boolean): FontStyle {
  const all = withoutWires(sturdyEnough(fontScores(studio, context), context), context);
  const accepted = all.filter(({ style }) => accept(style));
  const { length } = context.styles;
  const usedBefore = length >= FEW_STYLES.least && length <= FEW_STYLES.most ? USED_BEFORE.ofFew : USED_BEFORE.ofMany;
  const scored = (accepted.length > 0 ? accepted : all)
    .map(({ style, score }) => ({ style, score: score - usedBefore * (usage.get(style.family) ?? 0) }))
    .sort((one, other) => other.score - one.score)
    .slice(0, FONT_CHOICE);
  const best = scored[0]?.score ?? 0;
  const { style } = chance.fork('font').weighted(scored, ({ score }) => Math.exp((score - best) * FONT_SHARPNESS));
  usage.set(style.family, (usage.get(style.family) ?? 0) + 1);
  return style;
}

function chooseGround(weights: Partial<Record<Ground, number>>, { context, chance }: DeskOptions): Ground {
  const { bans, axes } = context.taste;
  const dominant = context.profile.taste_theft.dominant_color;
  const isBanned = (ground: Ground) =>
    (bans.has('colouredGround') && (ground === 'primary' || ground === 'accent')) ||
    (bans.has('faint') && (ground === 'soft' || ground === 'accent' || ground === 'primary'));
  const grounds = (Object.keys(weights) as Ground[]).filter((ground) => !isBanned(ground));
  return grounds.length > 0 ? chance.fork('ground').weighted(grounds, (ground) => (weights[ground] ?? 0) * groundFactor(ground, axes, dominant)) : 'paper';
}
