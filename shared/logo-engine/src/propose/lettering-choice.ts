import type { LetteringStyle, PenId } from '@fifteen/drawing';
import { PEN_IDS, penCovers } from '@fifteen/drawing';
import type { TasteAxis, VibeId } from '@fifteen/contracts';
import type { FontClass, FontStyle, LetterCase } from '@fifteen/typography';
import type { Look } from '@fifteen/idea-book';
import type { Brief } from '../brief/brief.ts';
import { tradeFontScore } from '../brief/trade-style.ts';
import type { Rng } from '../rng/rng.ts';
import { AVOIDED, type Studio } from '../studios/studio.ts';
import { VIBE_DRESS, type VibeDress } from './vibe-dress.ts';

type ClassWeights = Readonly<Partial<Record<FontClass, number>>>;

/** What each axis of taste asks of a kind of letterform; the opposite taste asks the opposite. */
const AXIS_FONTS: Readonly<Partial<Record<TasteAxis, ClassWeights>>> = {
  premium: { lightserif: 1, roman: 1, old: 0.9, didone: 0.9, deco: 0.5, flare: 0.4, geo: 0.2, fat: -0.9, roundbold: -0.8, hand: -1, retro: -0.6, slab: -0.3, mono: -0.3 },
  playful: { fat: 1, roundbold: 1, retro: 0.8, hand: 0.8, round: 0.7, roundgrot: 0.5, script: 0.3, softserif: 0.2, roman: -0.9, didone: -0.6, old: -0.6, techwide: -0.6, tech: -0.5, lightserif: -0.5, cond: -0.3 },
  modern: { wide: 0.9, geo: 0.8, grot: 0.8, tech: 0.7, techwide: 0.7, mono: 0.5, grotwide: 0.5, roundgrot: 0.4, old: -1, roman: -0.9, fatface: -0.6, slab: -0.5, retro: -0.5, deco: -0.5, softserif: -0.4, didone: -0.4 },
  tech: { tech: 1, techwide: 1, mono: 0.8, wide: 0.6, geo: 0.3, grot: 0.2, hand: -1, script: -0.9, deco: -0.9, didone: -0.9, fatface: -0.9, softserif: -0.8, old: -0.8, lightserif: -0.7, roman: -0.6, flare: -0.5, slab: -0.4, round: -0.3, retro: -0.3 },
  minimal: { geo: 0.7, grot: 0.6, flare: 0.4, lightserif: 0.4, tech: 0.3, fatface: -0.6, script: -0.6, retro: -0.5, hand: -0.4, deco: -0.3, slab: -0.3 },
  hand: { hand: 1, script: 0.5, softserif: 0.2, tech: -0.5 },
  ornate: { old: 0.5, deco: 0.4, fatface: 0.4, didone: 0.3, roman: 0.3, geo: -0.4, grot: -0.4 },
};

/** How much a kind of letterform speaks for an axis of taste; negative against it. */
export const axisPull = (axis: TasteAxis, fontClass: FontClass): number => AXIS_FONTS[axis]?.[fontClass] ?? 0;

/** The pens, weighed as if they were fonts. */
const PEN_CLASS: Readonly<Record<PenId, FontClass>> = { monoline: 'round', angular: 'tech', slit: 'grotwide', blocks: 'fat' };

/** A stem as a share of the cap height, in the middle of what is usual, and how far from it is decidedly bold or light. */
const MIDDLE_STEM = 0.18;
const STEM_SPREAD = 0.11;

const BANNED_CLASSES: Readonly<Partial<Record<string, readonly FontClass[]>>> = {
  'hard-to-read': ['script', 'deco'],
  playful: ['fat', 'roundbold', 'hand'],
  hand: ['hand'],
  retro: ['retro', 'script', 'fatface'],
  trendy: ['mono', 'grotwide'],
  faint: ['lightserif'],
};

/** Lettering to choose from, with what choosing needs to know. */
export interface LetteringCandidate {
  readonly style: LetteringStyle;
  /** Groups what a stranger would call the same lettering: a family, or a pen. */
  readonly family: string;
  readonly class: FontClass;
  /** Stem as a share of the cap height. */
  readonly stem: number;
  readonly isDrawn: boolean;
  readonly score: number;
}

/** What a mark asks of the lettering beside it. */
export interface LetteringWish {
  /** Stem of the lettering as a share of its cap height, so that it is as heavy as the mark. */
  readonly stem?: number;
  /** Only drawn lettering, or only fonts. */
  readonly only?: 'pens' | 'fonts';
  /** Styles of the taste test that the mark shows, which the lettering should show too. */
  readonly vibes?: readonly string[];
  /** The chosen vibe that the concept is dressed in. */
  readonly vibe?: VibeId | null;
}

/** All lettering that draws the name, best first for this studio and brief. Deterministic. */
export function letteringFor(brief: Brief, studio: Studio, wish: LetteringWish = {}): LetteringCandidate[] {
  const fonts = wish.only === 'pens' ? [] : brief.styles.map((font) => fontCandidate(font, brief, studio, wish));
  const pens = wish.only === 'fonts' || brief.name.script.isJoined ? [] : PEN_IDS.filter((pen) => penCovers(pen, brief.name.full)).map((pen) => penCandidate(pen, brief, studio, wish));
  return [...fonts, ...pens].toSorted((one, other) => other.score - one.score);
}

/** How much heavier than the look's stroke letters must be that an idea draws the name with, and the most that is asked, as a share of the cap height. */
const HEAVIER = 1.6;
const HEAVY = 0.17;

/**
 * Fonts for a look that draws the name itself: of its kinds of letterform, heavy enough to carry it; any that cover the
 * name where none of its own does.
 */
export function letteringForDrawing(look: Look, brief: Brief, studio: Studio, vibe: VibeId | null): LetteringCandidate[] {
  const fonts = letteringFor(brief, studio, { vibe, only: 'fonts', vibes: look.vibes });
  const { letterforms = [] } = look;
  const own = fonts.filter((font) => letterforms.includes(font.class));
  const kinds = own.length > 0 ? own : fonts;
  const heavy = kinds.filter(({ stem }) => stem >= Math.min(HEAVY, HEAVIER * look.stem));
  return heavy.length > 0 ? heavy : kinds;
}

/** One of the best few, by chance; families that the set has already are less welcome. */
export function chooseLettering(candidates: readonly LetteringCandidate[], rng: Rng, used: ReadonlyMap<string, number> = new Map()): LetteringCandidate | undefined {
  const best = candidates
    .map((candidate) => ({ candidate, score: candidate.score - 1.1 * (used.get(candidate.family) ?? 0) }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, 6);
  if (best.length === 0) return undefined;
  const top = best[0]!.score;
  return rng.weighted(best, ({ score }) => Math.exp(1.3 * (score - top))).candidate;
}

function fontCandidate(font: FontStyle, brief: Brief, studio: Studio, wish: LetteringWish): LetteringCandidate {
  const stem = font.stem / font.cap;
  const dress = wish.vibe ? VIBE_DRESS[wish.vibe] : undefined;
  if (dress) {
    const score = (dress.fonts[font.class] ?? NOT_ITS_OWN) + (font.vibes.includes(wish.vibe!) ? 1 : 0) + (font.class === 'plain' ? -1 : 0) - (dress.case && font.case !== 'any' && font.case !== dress.case ? OTHER_CASE : 0) + dressed(font.class, stem, dress, studio.fonts[font.class] ?? AVOIDED, { brief, studio, wish });
    return { style: { font: font.id, case: dressedCase(font, brief, dress), tracking: dressedTracking(font, brief, dress) }, family: font.family, class: font.class, stem, isDrawn: false, score };
  }
  const shared = font.vibes.filter((vibe) => brief.taste.vibes.includes(vibe)).length;
  const byVibe = shared > 0 ? 1.2 + 0.7 * shared : -0.7;
  const byMark = wish.vibes ? 0.6 * font.vibes.filter((vibe) => wish.vibes!.includes(vibe)).length : 0;
  const plain = font.class === 'plain' ? -2 : 0;
  const score = byVibe + byMark + plain + 1.5 * (studio.fonts[font.class] ?? AVOIDED) + common(font.class, stem, brief, studio, wish);
  return { style: { font: font.id, case: caseOf(font, brief), tracking: trackingOf(font, brief) }, family: font.family, class: font.class, stem, isDrawn: false, score };
}

function penCandidate(pen: PenId, brief: Brief, studio: Studio, wish: LetteringWish): LetteringCandidate {
  const fontClass = PEN_CLASS[pen];
  const stem = wish.stem ? Math.max(0.08, Math.min(0.26, wish.stem)) : 0.17;
  const dress = wish.vibe ? VIBE_DRESS[wish.vibe] : undefined;
  if (dress) {
    const own = Math.max(0.07, Math.min(0.28, Math.sqrt(dress.stem * (wish.stem ?? dress.stem))));
    const tracking = Math.max(0, Math.min(0.3, dress.tracking ?? 0));
    const score = (dress.pens[pen] ?? FOREIGN_PEN) + dressed(fontClass, own, dress, studio.pens[pen], { brief, studio, wish });
    return { style: { pen, options: { stem: own, ...(tracking > 0 && { tracking }) }, ...(dress.case && brief.name.script.hasCase && { case: dress.case }) }, family: `pen-${pen}`, class: fontClass, stem: own, isDrawn: true, score };
  }
  const score = 0.8 + 1.8 * studio.pens[pen] + common(fontClass, stem, brief, studio, wish);
  return { style: { pen, options: { stem } }, family: `pen-${pen}`, class: fontClass, stem, isDrawn: true, score };
}

/** What a letterform that a vibe does not list counts. */
const NOT_ITS_OWN = -3.2;
/** What a pen that a vibe does not list counts: its letters are more of a statement than a font's. */
const FOREIGN_PEN = -5;
/** What a font made for another case than the vibe's costs. */
const OTHER_CASE = 1.2;

/** How much heavier than the vibe's usual letters a studio that leans to heavy ones sets a name, as a power of 2. */
const STUDIO_WEIGHT = 0.45;

/** What counts where a vibe leads: its weight first, then the mark's, the studio's, the taste's and the trade's likings. */
function dressed(fontClass: FontClass, stem: number, dress: VibeDress, studioLikes: number, { brief: { taste, tradeStyle, name }, studio, wish }: { brief: Brief; studio: Studio; wish: LetteringWish }): number {
  const byAxes = Object.entries(AXIS_FONTS).reduce((sum, [axis, weights]) => sum + taste.axes[axis as TasteAxis] * (weights[fontClass] ?? 0), 0);
  const byWeight = -1.1 * Math.abs(Math.log2(Math.max(0.03, stem) / dress.stem) - STUDIO_WEIGHT * studio.weight);
  const beside = wish.stem === undefined ? 0 : -0.9 * Math.abs(Math.log2(Math.max(0.03, stem) / wish.stem));
  const isLongAndThin = [...name.full].length > 18 && stem < 0.1 ? -1.5 : 0;
  const isBanned = bannedStyle(fontClass, stem, taste);
  return byWeight + beside + 0.8 * studioLikes + 0.35 * Math.max(-2, Math.min(2, byAxes)) + 0.35 * tradeFontScore(tradeStyle, fontClass) + isLongAndThin - (isBanned ? 8 : 0);
}

function dressedCase(font: FontStyle, brief: Brief, dress: VibeDress): LetterCase {
  if (!dress.case || !brief.name.script.hasCase || WRITTEN.has(font.class)) return caseOf(font, brief);
  return font.case === 'any' ? dress.case : font.case;
}

function dressedTracking(font: FontStyle, brief: Brief, dress: VibeDress): number {
  const { isJoined, id } = brief.name.script;
  if (dress.tracking === undefined || (dress.case === 'upper' && dressedCase(font, brief, dress) !== 'upper') || isJoined || WRITTEN.has(font.class) || id === 'ideographic' || id === 'korean') return trackingOf(font, brief);
  // A long name spaced out would be a strip.
  return dress.tracking > 0 && [...brief.name.full].length > 16 ? dress.tracking / 2 : dress.tracking;
}

/** Whether a dislike keeps lettering of this class and stem (a share of the cap height) out. */
export const bannedStyle = (fontClass: FontClass, stem: number, { bans }: Brief['taste']): boolean =>
  [...bans].some((ban) => BANNED_CLASSES[ban]?.includes(fontClass)) || (bans.has('faint') && stem < 0.1);

/** What counts for fonts and pens alike: taste, trade, weight. */
function common(fontClass: FontClass, stem: number, { taste, tradeStyle, name }: Brief, studio: Studio, wish: LetteringWish): number {
  const byAxes = Object.entries(AXIS_FONTS).reduce((sum, [axis, weights]) => sum + 1.2 * taste.axes[axis as TasteAxis] * (weights[fontClass] ?? 0), 0);
  const heaviness = Math.max(-1.3, Math.min(1.3, (stem - MIDDLE_STEM) / STEM_SPREAD));
  const byWeight = (0.9 * taste.axes.bold + 0.6 * studio.weight) * heaviness;
  const beside = wish.stem === undefined ? 0 : -3.2 * Math.abs(Math.log2(Math.max(0.03, stem) / wish.stem));
  const isBanned = bannedStyle(fontClass, stem, taste);
  const isLongAndThin = [...name.full].length > 18 && stem < 0.1 ? -1.5 : 0;
  return byAxes + byWeight + beside + isLongAndThin + tradeFontScore(tradeStyle, fontClass) - (isBanned ? 8 : 0);
}

const WRITTEN: ReadonlySet<FontClass> = new Set(['script', 'hand']);

function caseOf(font: FontStyle, { name, taste }: Brief): LetterCase {
  if (!name.script.hasCase || WRITTEN.has(font.class)) return 'title';
  if (font.case !== 'any') return font.case;
  const pull = 0.5 * taste.axes.premium + 0.4 * taste.axes.sharp + 0.2 * taste.axes.bold - 0.5 * taste.axes.playful - 0.3 * taste.axes.hand;
  if (pull > 0.25) return 'upper';
  return pull < -0.55 && taste.axes.modern > 0 ? 'lower' : 'title';
}

/** Light capitals need air; heavy small letters need none. Joined scripts are never spaced. */
function trackingOf(font: FontStyle, brief: Brief): number {
  if (brief.name.script.isJoined) return 0;
  const { id } = brief.name.script;
  if (id === 'ideographic' || id === 'korean') return 0.02;
  if (caseOf(font, brief) === 'upper') return font.stem < 0.07 ? 0.18 : font.stem < 0.1 ? 0.12 : font.stem < 0.14 ? 0.06 : 0.02;
  if (WRITTEN.has(font.class)) return 0;
  return font.stem > 0.17 ? -0.012 : font.stem < 0.08 ? 0.015 : 0;
}

/** Letters that do not read in a small line: those of the main line set there look like a mistake. */
const NEEDS_COMPANION: ReadonlySet<FontClass> = new Set(['script', 'hand', 'deco', 'fat', 'retro', 'fatface', 'grotwide', 'techwide']);
const COMPANIONS = ['jost-600', 'outfit-500', 'dm-sans-600', 'work-sans-600', 'inter-700', 'commissioner-600'];

/** What the smaller line below this lettering is set in; undefined for the same. */
export function companionOf({ style, class: fontClass }: LetteringCandidate, { name, styles, tradeStyle }: Brief): LetteringStyle | undefined {
  const text = name.full;
  if ('pen' in style && (style.pen === 'blocks' || style.pen === 'slit')) return penCovers('monoline', text) ? { pen: 'monoline', options: { stem: 0.15 } } : undefined;
  if (!NEEDS_COMPANION.has(fontClass)) return undefined;
  const serif = tradeStyle === 'refined' || tradeStyle === 'calm' ? ['cormorant-sc-500', 'tenor-sans-400'] : [];
  const font = [...serif, ...COMPANIONS].find((id) => styles.some((candidate) => candidate.id === id));
  return font ? { font } : undefined;
}
