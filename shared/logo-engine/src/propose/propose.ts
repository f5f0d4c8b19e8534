import { RESIDENT_STUDIOS, type StudioId, type VibeId } from '@fifteen/contracts';
import { type LetteringStyle, penCovers } from '@fifteen/drawing';
import type { Idea, Look } from '@fifteen/idea-book';
import type { Brief } from '../brief/brief.ts';
import { ideaOf } from '../idea-of.ts';
import type { Genome, IdeaGene, Layout, NameSetting, TagGene } from '../genome.ts';
import { type Rng, rngFrom } from '../rng/rng.ts';
import { STUDIOS_BY_ID } from '../studios/studios.ts';
import type { Studio } from '../studios/studio.ts';
import { ENGINE_VERSION } from '../version.ts';
import { type ColorScheme, gradedScheme, inkyScheme, legibleScheme, schemesFor } from './color-scheme.ts';
import { bouncesFor, finishFor, inksFor, isGraded, ornamentFor } from './dressing.ts';
import { type LetteringCandidate, chooseLettering, companionOf, letteringFor, letteringForDrawing } from './lettering-choice.ts';
import type { Match } from './match.ts';
import { isBanned, isBeaten, isWeak, promiseOf } from './promise.ts';
import type { Proposal } from './proposal.ts';
import type { PaletteColor } from '../color/palette.ts';
import { type RankedIdea, geneOf, looksOf, rankIdeas } from './rank-ideas.ts';
import { VIBE_DRESS } from './vibe-dress.ts';

/** Proposals that a studio makes: more than it shows, so that selection has a choice. */
const FROM_EACH = 13;
/** Looks of one idea that a studio proposes. */
const LOOKS_OF_ONE = 2;
/** Names drawn with a move of their own that a studio proposes besides: a set has two, and some refuse a name or a font. */
const DRAWN_FROM_EACH = 5;
/** Fewer than this, and moves that lost their pairs are proposed too: scripts with few moves of their own have a drawn name all the same. */
const LEAST_DRAWN = 2;
/** Names without an idea that a studio proposes: the first in a font, in case too few ideas can be drawn, the others in pens. */
const WORDS_FROM_EACH = 3;
/** Of those only the first where so many names can be drawn with a move: plain pens lost nearly every blind pair. */
const ENOUGH_DRAWN = 3;
const wordKind = (index: number): 'pens' | 'fonts' => (index === 0 ? 'fonts' : 'pens');
/** How far luck moves a promise: enough that another seed gives another set, too little to prefer a bad fit. */
const LUCK = 0.22;

/**
 * What the studios would draw for a brief, most promising first. Nothing is drawn yet. The same brief and seed give the same
 * proposals. What judges found weak or passed over is left to the editor; `wanted` takes these ideas whatever judges said.
 */
export const propose = (brief: Brief, seed: string, studios: readonly StudioId[], wanted?: (idea: Idea) => boolean): Proposal[] =>
  studios.flatMap((id) => proposalsOf(STUDIOS_BY_ID[id], brief, seed, wanted));

/** Moves with the letters that lost too many pairs to be proposed where there are others. */
const isReserve = ({ idea, look }: RankedIdea): boolean => idea.kind === 'wordmark' && !idea.isRetired && !isWeak(idea.id, look) && isBeaten(idea.id);

/** What judges and readers left to the editor: what lost, what is weak, what is wrong for the trade. The name's own picture may have lost as another's. */
const isProposed = ({ idea, look, match }: RankedIdea): boolean => !idea.isRetired && !isWeak(idea.id, look) && match.fit > 0 && (match.isOfName || !isBeaten(idea.id));

function proposalsOf(studio: Studio, brief: Brief, seed: string, wanted?: (idea: Idea) => boolean): Proposal[] {
  const rng = rngFrom(`${seed}|${brief.name.full}|${studio.id}`);
  const used = new Map<string, number>();
  const luck = ({ idea, match, look }: RankedIdea) => LUCK * (rng.fork(`${thoughtOf(idea, match)}/${look}`).next() - 0.5);
  const turn = Math.max(0, RESIDENT_STUDIOS.findIndex((id) => id === studio.id));
  // Each studio begins with another of the chosen vibes, and takes them in turn: each leads a third of what it proposes.
  const vibes = brief.taste.vibes.map((_, i, all) => all[(i + turn) % all.length]!);
  const everything = new Map(vibes.map((vibe) => [vibe, rankIdeas(brief, studio, wanted, vibe)]));
  const ranked = rankedBy((each) => wanted !== undefined || isProposed(each), everything, luck);
  const taken = new Map<string, number>();
  const ideas = Array.from({ length: FROM_EACH }, (_, i) => vibes[i % vibes.length]!).flatMap((vibe) => {
    const best = ranked.get(vibe)!.find(({ idea, match, look }) => (taken.get(thoughtOf(idea, match)) ?? 0) < LOOKS_OF_ONE && !taken.has(lookOf(idea, match, look)));
    if (!best) return [];
    const thought = thoughtOf(best.idea, best.match);
    taken.set(thought, (taken.get(thought) ?? 0) + 1);
    taken.set(lookOf(best.idea, best.match, best.look), 1);
    return [fleshOut(best, { studio, brief, seed, used, vibe, rng: rng.fork(`${best.idea.id}/${best.look}`) })];
  });
  const overprint = asksForOverprint(brief) ? bestOverprint(ranked.get('bold_abstract')!, taken) : undefined;
  if (overprint) ideas.push(fleshOut(overprint, { studio, brief, seed, used, vibe: 'bold_abstract', rng: rng.fork(`overprint ${overprint.idea.id}`) }));
  const won = bestDrawn(vibes, ranked, asksForOverprint(brief));
  const lost = won.length < LEAST_DRAWN ? bestDrawn(vibes, rankedBy(isReserve, everything, luck), false).slice(0, LEAST_DRAWN - won.length) : [];
  const drawn = [...won, ...lost].map((best, i) => fleshOut(best.word, { studio, brief, seed, used, vibe: best.vibe, rng: rng.fork(`drawn ${i} ${best.word.idea.id}/${best.word.look}`) }));
  const words = Array.from({ length: drawn.length < ENOUGH_DRAWN ? WORDS_FROM_EACH : 1 }, (_, i) => plainWord(i, wordKind(i), { studio, brief, seed, used, vibe: vibes[i % vibes.length] ?? null, rng: rng.fork(`word ${i}`) }));
  return [...ideas, ...drawn.filter(({ thought, genome }) => !ideas.some((idea) => idea.thought === thought && idea.genome.idea?.look === genome.idea?.look)), ...words];
}

/** Those of the ideas that may be proposed, in each vibe, most promising first with a little luck. */
const rankedBy = (isAllowed: (each: RankedIdea) => boolean, everything: ReadonlyMap<VibeId, readonly RankedIdea[]>, luck: (each: RankedIdea) => number): ReadonlyMap<VibeId, RankedIdea[]> =>
  new Map([...everything].map(([vibe, all]) => [vibe, all.filter(isAllowed).map((each) => ({ ...each, promise: each.promise + luck(each) })).toSorted((one, other) => other.promise - one.promise)]));

/** Bold abstraction is inks over each other, where nobody minds a third color. */
const asksForOverprint = ({ taste: { vibes, bans } }: Brief): boolean => vibes.includes('bold_abstract') && !bans.has('third-color');

/** The most promising picture in inks over each other that the studio does not propose yet. */
const bestOverprint = (ranked: readonly RankedIdea[], taken: ReadonlyMap<string, number>): RankedIdea | undefined =>
  ranked.find(({ idea, match, look }) => idea.kind === 'symbol' && idea.looks[look]!.manner === 'print' && match.things.length > 0 && !taken.has(lookOf(idea, match, look)));

/** The most promising ways to draw the name itself in well-made letters, each idea once, the chosen vibes in turn; an overprint first where it is asked for. */
function bestDrawn(vibes: readonly VibeId[], ranked: ReadonlyMap<VibeId, readonly RankedIdea[]>, isOverprintFirst: boolean): { word: RankedIdea; vibe: VibeId }[] {
  const taken = new Set<string>();
  return Array.from({ length: DRAWN_FROM_EACH }, (_, i) => vibes[i % vibes.length]!).flatMap((vibe, i) => {
    const free = ranked.get(vibe)!.filter(({ idea, look }) => idea.looks[look]!.letterforms && !taken.has(idea.id));
    const word = (isOverprintFirst && i === 0 && free.find(({ idea, look }) => idea.looks[look]!.manner === 'print')) || free[0];
    if (!word) return [];
    taken.add(word.idea.id);
    return [{ word, vibe }];
  });
}

/** What a studio would make of one idea, or of the plain name where there is none; most promising first. */
export function proposalsAbout(gene: IdeaGene | null, id: StudioId, brief: Brief, seed: string): Proposal[] {
  const studio = STUDIOS_BY_ID[id];
  const rng = rngFrom(`${seed}|${brief.name.full}|${id}|hand`);
  const used = new Map<string, number>();
  const setting = (key: string, vibe: VibeId | null): Setting => ({ studio, brief, seed, used, vibe, rng: rng.fork(key) });
  const { vibes } = brief.taste;
  if (!gene) return Array.from({ length: WORDS_FROM_EACH }, (_, i) => plainWord(i, 'fonts', setting(`word ${i}`, vibes[i % vibes.length] ?? null)));
  const idea: Idea = ideaOf(gene);
  const match: Match = { score: 1, things: gene.things, isOfName: false, isOfKind: false, isOfTrade: false, fit: 3, letters: gene.letters };
  return looksOf(idea)
    .filter(([, look]) => !isBanned(look, brief.taste))
    .flatMap(([look, drawn]) => vibes.map((vibe) => ({ idea, match, look, vibe, ...(gene.model && { model: gene.model }), promise: promiseOf(match, drawn, studio, brief.taste, vibe, idea.technique) })))
    .toSorted((one, other) => other.promise - one.promise)
    .filter(({ look }, i, all) => all.findIndex((other) => other.look === look) === i)
    .map((each) => fleshOut(each, setting(each.look, each.vibe)));
}

/** The plain name in a studio's hand, in several letterings. */
export function plainProposals(brief: Brief, seed: string, id: StudioId): Proposal[] {
  return proposalsAbout(null, id, brief, seed);
}

/** An idea that is proposed for each thing is another thought with each. */
const thoughtOf = (idea: Idea, match: Match): string => (idea.forEachThing ? `${idea.id}:${match.things[0]}` : idea.id);

const lookOf = (idea: Idea, match: Match, look: string): string => `${thoughtOf(idea, match)}/${look}`;

interface Setting {
  readonly studio: Studio;
  readonly brief: Brief;
  readonly seed: string;
  /** How often the studio has used each family of lettering and each leading color so far. */
  readonly used: Map<string, number>;
  /** The chosen vibe that it is dressed in. */
  readonly vibe: VibeId | null;
  readonly rng: Rng;
}

/** A stem as a share of the cap height that goes with a stroke of the mark: a mark is about 3.4 cap heights tall. */
const CAPS_OF_MARK = 3.4;

/** Letters of overprinted blocks are a picture themselves: judges could not read them beside a mark. */
const PATCHWORK = 'pen-blocks';

/** Lettering, layout and colors for an idea. */
function fleshOut(ranked: RankedIdea, { studio, brief, seed, used, vibe, rng }: Setting): Proposal {
  const { idea, match, promise } = ranked;
  const look = idea.looks[ranked.look]!;
  const all = look.letterforms ? letteringForDrawing(look, brief, studio, vibe) : letteringFor(brief, studio, { stem: Math.min(0.3, look.stem * CAPS_OF_MARK), vibes: look.vibes, vibe, ...(idea.technique === 'lettering' ? { only: 'pens' as const } : {}) });
  const candidates = idea.kind === 'wordmark' ? all : all.filter(({ family }) => family !== PATCHWORK);
  const lettering = chooseLettering(candidates.length > 0 ? candidates : letteringFor(brief, studio, { vibe }), rng.fork('lettering'), used)!;
  used.set(lettering.family, (used.get(lettering.family) ?? 0) + 1);
  const colored = schemeFor(look, { studio, brief, seed, used, vibe, rng: rng.fork('color') });
  const scheme = look.letterforms ? legibleScheme(colored, brief.palette) : colored;
  const layout: Layout = idea.kind === 'wordmark' ? 'wordmark' : layoutFor(brief, studio, vibe, rng.fork('layout'));
  return {
    genome: genomeOf({ brief, studio, seed, lettering, scheme, layout, look, vibe, rng, setting: settingFor(brief, layout, rng), tag: look.letterforms && brief.tagline === '' ? null : tagFor(brief, lettering, vibe, rng) }, geneOf(ranked)),
    vibe,
    thought: thoughtOf(idea, match),
    technique: idea.technique,
    match,
    look,
    lettering: lettering.family,
    isDrawn: lettering.isDrawn || idea.kind === 'wordmark',
    ground: scheme.ground,
    lead: scheme.lead,
    promise,
  };
}

/** The name alone, well set; in a font where no pen draws it. */
function plainWord(index: number, only: 'pens' | 'fonts', { studio, brief, seed, used, vibe, rng }: Setting): Proposal {
  const candidates = letteringFor(brief, studio, { vibe, only });
  const lettering = chooseLettering(candidates.length > 0 ? candidates : letteringFor(brief, studio, { vibe, only: 'fonts' }), rng.fork('lettering'), used)!;
  used.set(lettering.family, (used.get(lettering.family) ?? 0) + 1);
  const scheme = schemeFor(null, { studio, brief, seed, used, vibe, rng: rng.fork('color') });
  return {
    genome: genomeOf({ brief, studio, seed, lettering, scheme, layout: 'wordmark', look: null, vibe, rng, setting: settingFor(brief, 'wordmark', rng), tag: tagFor(brief, lettering, vibe, rng) }, null),
    vibe,
    thought: `word:${lettering.family}`,
    technique: 'lettering',
    match: { score: 0.25, things: [], isOfName: false, isOfKind: false, isOfTrade: false, fit: 3, letters: '' },
    look: null,
    lettering: lettering.family,
    isDrawn: lettering.isDrawn,
    ground: scheme.ground,
    lead: scheme.lead,
    promise: 0.6 + 0.1 * lettering.score - 0.05 * index,
  };
}

interface Parts {
  readonly brief: Brief;
  readonly studio: Studio;
  readonly seed: string;
  readonly lettering: LetteringCandidate;
  readonly scheme: ColorScheme;
  readonly layout: Layout;
  readonly look: Look | null;
  readonly vibe: VibeId | null;
  readonly rng: Rng;
  readonly setting: NameSetting;
  readonly tag: TagGene | null;
}

function genomeOf({ brief, studio, seed, lettering, scheme, layout, look, vibe, rng, setting, tag }: Parts, idea: Genome['idea']): Genome {
  const color: Genome['color'] = { roles: scheme.roles, ...(brief.taste.bans.has('faint') && { contrast: 'strong' as const }), ...(isGraded(vibe, look, brief) && { gradient: 'on' as const }) };
  const inks = inksFor(vibe, lettering, color, brief, rng.fork('inks'));
  // A name that is drawn has bars and edges of its own.
  const isDrawn = look?.letterforms !== undefined;
  const ornament = isDrawn ? undefined : ornamentFor(vibe, brief, rng.fork('ornament'));
  const finish = idea && !isDrawn ? finishFor(vibe, look, brief) : undefined;
  const mark = idea && layout !== 'wordmark' ? markScaleFor(studio, vibe) : 1;
  return {
    v: 2,
    engine: ENGINE_VERSION,
    seed,
    studio: studio.id,
    idea,
    lettering: letteringGene(lettering, setting, brief, { inks, bounces: bouncesFor(vibe, lettering, brief, rng.fork('bounce')) }),
    tag,
    layout,
    color,
    ...(mark !== 1 && { markScale: mark }),
    ...(ornament && { ornament }),
    ...(finish && { finish }),
  };
}

function letteringGene(lettering: LetteringCandidate, setting: NameSetting, brief: Brief, { inks, bounces }: { inks: Genome['lettering']['inks']; bounces: boolean }): Genome['lettering'] {
  const sub = companionOf(lettering, brief);
  return { style: lettering.style, setting, ...(sub && { sub }), ...(inks && { inks }), ...(bounces && { bounce: true as const }) };
}

/** What a color that has led no proposal of the studio yet is preferred by, once it has made a few. */
const FIRST_TIME = 6;
/** The same when half of the proposals are made. */
const LATE_FIRST_TIME = 40;
const HALF_WAY = 6;

/** The share of what a studio proposes that the main color should lead, and what it is preferred by below that. */
const MAIN_SHARE = 0.62;
const CATCHING_UP = 5;

/** What a background that a studio avoids still counts: a vibe may insist on it. */
const FOREIGN_GROUND = 0.04;

/** A scheme by the studio's liking for its background and the look's need of colors. */
function schemeFor(look: Look | null, { studio, brief: { palette, taste }, used, vibe, rng }: Setting): ColorScheme {
  const dress = vibe ? VIBE_DRESS[vibe] : undefined;
  const schemes = schemesFor(palette, taste).map((scheme) => (dress?.isInky ? inkyScheme(scheme) : dress?.isGraded ? gradedScheme(scheme, palette) : scheme));
  const wanted = look?.colors ?? 1;
  const uses = (lead: PaletteColor): number => used.get(`lead ${lead}`) ?? 0;
  const total = uses('main') + uses('second') + uses('third');
  const isEarly = total < 3;
  const isBehind = total >= 2 && uses('main') < MAIN_SHARE * total;
  const scheme = rng.weighted(schemes, ({ ground, lead, roles }) => {
    const colors = new Set([roles.main, roles.second, roles.third, roles.fourth].slice(0, wanted)).size;
    const leads = (lead === 'main' ? 1 : lead === 'second' ? 0.42 : 0.24) * (isEarly || uses(lead) > 0 ? 1 : total < HALF_WAY ? FIRST_TIME : LATE_FIRST_TIME) * (isBehind && lead === 'main' ? CATCHING_UP : 1);
    const bold = 1 + 0.35 * (ground === 'main' || ground === 'second' || ground === 'deep' ? taste.axes.bold : 0);
    const liking = dress ? dress.grounds[ground] * (FOREIGN_GROUND + Math.max(0, studio.grounds[ground]) ** 1.5) : Math.max(0, studio.grounds[ground]);
    return liking * leads * Math.max(0.2, bold) * (colors < wanted ? 0.25 : 1);
  });
  used.set(`lead ${scheme.lead}`, uses(scheme.lead) + 1);
  return scheme;
}

/** A name that would be wider than this many letters on one line. */
const LONG_LINE = 14;
const isWide = ({ name }: Brief): boolean => [...name.full].length > LONG_LINE;

/** How much a stacked layout is preferred where no vibe says. */
const STACKED = 0.6;

/** The mark's size by the studio's hand and the vibe's, in hundredths. */
const markScaleFor = (studio: Studio, vibe: VibeId | null): number => Math.round(100 * studio.mark * (vibe ? VIBE_DRESS[vibe].mark : 1)) / 100;

function layoutFor(brief: Brief, studio: Studio, vibe: VibeId | null, rng: Rng): Layout {
  const usual = vibe ? VIBE_DRESS[vibe].stacked : STACKED;
  const stacked = (usual * studio.stacked) / (usual * studio.stacked + 1 - usual);
  return rng.weighted(['stacked', 'horizontal'] as const, (option) => (option === 'stacked' ? stacked : (1 - stacked) * (isWide(brief) ? 0.7 : 1)));
}

function settingFor({ name }: Brief, layout: Layout, rng: Rng): NameSetting {
  const length = [...name.full].length;
  const breaks = name.pieces.units.length > 1;
  const isBeside = layout === 'horizontal';
  if (name.sub && [...name.main].length <= 14) return isBeside || length > 14 || rng.fork('setting').chance(0.6) ? 'main-and-sub' : 'line';
  if (!breaks || length <= (isBeside ? 8 : 9)) return 'line';
  if (length > (isBeside ? 11 : 18)) return 'lines';
  return rng.fork('setting').chance(layout === 'stacked' && length <= LONG_LINE ? 0.35 : 0.7) ? 'lines' : 'line';
}

/** For lines whose letters neither the name's lettering nor its companion has. */
const PLAIN_STYLE: LetteringStyle = { font: 'jost-600' };

const covers = (style: LetteringStyle, text: string, library: Brief['library']): boolean =>
  'pen' in style ? penCovers(style.pen, text) : [...text].every((char) => char.trim() === '' || library.covers(style.font, char));

/** The customer's own line, always; else the trade in small letters, sometimes: where the name does not say it. */
function tagFor(brief: Brief, lettering: LetteringCandidate, vibe: VibeId | null, rng: Rng): TagGene | null {
  const { trade, name, tagline } = brief;
  if (tagline !== '') return { text: tagline, style: [companionOf(lettering, brief), lettering.style].find((style) => style && covers(style, tagline, brief.library)) ?? PLAIN_STYLE };
  if (trade === '' || name.sub || !rng.fork('tag').chance(vibe ? VIBE_DRESS[vibe].tag : 0.3)) return null;
  return { text: trade, style: companionOf(lettering, brief) ?? lettering.style };
}
