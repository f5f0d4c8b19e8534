import { type Fit, FITS, type Idea, type NameFacts, type Need } from '@fifteen/idea-book';
import { type Meaning, type ThingId, type ThingReading, isKindOf, parentOfTrade, thingsOfTrade, type TradeId } from '@fifteen/meaning';
import type { Brief } from '../brief/brief.ts';
import { factsOf } from '../brief/name-facts.ts';

/** How a brief meets the needs of an idea. */
export interface Match {
  /** How well, 0 to 1. */
  readonly score: number;
  /** What met each need, in their order. */
  readonly things: readonly ThingId[];
  /** True where the picture of the name itself is part of it. */
  readonly isOfName: boolean;
  /** True where a more general picture of what the name says is part of it: any bird for an osprey. */
  readonly isOfKind: boolean;
  /** True where the trade is part of it. */
  readonly isOfTrade: boolean;
  /** How well the picture suits the trade; 3 where it shows the name's own picture. */
  readonly fit: Fit;
  readonly letters: string;
}

interface Met {
  readonly thing: ThingId;
  readonly score: number;
  readonly source: 'name' | 'trade' | 'description';
  /** Met by a more general thing than the brief speaks of. */
  readonly isKind?: true;
}

/** A thing met by a more general one, a bird drawn for an osprey: judges called such a picture wrong, so it yields to the trade's. */
const KIND = 0.7;
/** A thing that a trade is known by says the trade a little less than the trade itself. */
const THING_OF_TRADE = 0.9;
/** An idea that was made for other trades serves this one less, though they share a thing: a candle with a leaf is nothing for a seller of fire extinguishers. */
const OTHER_TRADE = 0.62;
/** What ideas are worth by what they show: both name and trade is what an owner calls "us". */
const WORTH = { both: 1, name: 0.82, trade: 0.74, description: 0.55, letters: 0.5, lettering: 0.42 };

/** Pictures that any business may take for its own: where a trade meets the rest of an idea, they need no word in the brief. */
const ANYBODYS: ReadonlySet<ThingId> = new Set(['sun', 'sunrise', 'star', 'spark', 'heart', 'mountain', 'peak', 'moon', 'crescent-moon', 'flower', 'tulip', 'bird', 'leaf', 'smile']);
/** Where the name speaks of one of these, no other of them is drawn for it: a swan is wrong for Red Fox Hauling. */
const RIVALS = ['animal', 'flower'] as const satisfies readonly ThingId[];
/** How well such a picture meets its need: worse than any that the brief speaks of. */
const ANYBODYS_SCORE = 0.5;

/** How well the other needs must be met: an owl in a house is nothing for a workshop that a handyman might have. */
const SURE_ENOUGH = 0.7;

/**
 * What a fit with the trade makes of a picture that the name does not speak of. Readers found half of what the needs allow wrong
 * or tolerable; what is wrong no studio proposes, but who asks for it may have it.
 */
const BY_FIT: Readonly<Record<Fit, number>> = { 0: 0.4, 1: 0.68, 2: 1, 3: 1.18 };
/** A trade at least this sure beside the first speaks for a picture as the first does. */
const SECOND_TRADE = 0.85;
/** One at least this sure is the second half of what the business does, "… and surveys": what suits it alone suits the business less. */
const HALF_TRADE = 0.7;

/** Most matches of an idea that is proposed for each thing. */
const MOST_MATCHES = 3;

/** How the brief meets an idea, best first; empty where it does not, more than one only where the idea is for each thing. */
export function matchesOf(idea: Idea, brief: Brief): Match[] {
  const facts = factsOf(brief);
  const letters = lettersFor(idea, facts);
  if (letters === undefined) return [];
  const met = metByAnybody(idea.needs, idea.needs.map((need) => meet(need, brief.meaning)), brief.meaning);
  if (met.some((ways) => ways.length === 0)) return [];
  const [first = [], ...others] = met;
  const rest = others.map((ways) => ways[0]!);
  if (idea.needs.length === 0) return [matchOf(idea, [], letters, 3)];
  const fit = fitOf(idea, brief.meaning);
  return first
    .map((one) => [one, ...rest])
    .filter((needs) => new Set(needs.map(({ thing }) => thing)).size === needs.length)
    .flatMap((needs): Match[] => {
      const own = lettersFor(idea, facts, needs.map(({ thing }) => thing));
      return own === undefined ? [] : [matchOf(idea, needs, own, fit)];
    })
    .slice(0, idea.forEachThing ? MOST_MATCHES : 1);
}

/** Where one need is left and all others are met, a picture that suits anybody meets it. */
function metByAnybody(needs: readonly Need[], met: readonly Met[][], { things }: Meaning): readonly Met[][] {
  const left = met.flatMap((ways, i) => (ways.length === 0 ? [i] : []));
  const [open] = left;
  if (open === undefined || left.length > 1 || needs.length < 2 || needs[open]!.trades) return met;
  if (met.some((ways, i) => i !== open && ways[0]!.score < SURE_ENOUGH)) return met;
  const taken = RIVALS.filter((kind) => things.some((reading) => reading.from === 'name' && isKindOf(reading.thing, kind)));
  const thing = needs[open]!.things?.find((each) => ANYBODYS.has(each) && !taken.some((kind) => isKindOf(each, kind)));
  return thing ? met.with(open, [{ thing, score: ANYBODYS_SCORE, source: 'description' }]) : met;
}

/**
 * How well an idea suits the trades of a brief: the best of what readers said of each. What suits the second half of the trade
 * alone suits one less. What readers judged of the first trade as 0 is wrong, whatever else the business does.
 */
function fitOf(idea: Idea, { trades }: Meaning): Fit {
  const top = trades[0]?.weight ?? 0;
  // The more general trade says nothing of its own: its kind already falls back on it.
  const own = trades.filter(({ trade, weight }) => !trades.some((other) => parentOfTrade(other.trade) === trade && other.weight >= weight));
  if (own[0] && FITS[own[0].trade]?.[idea.id] === 0) return 0;
  const fits = own.flatMap(({ trade, weight }): number[] => (weight >= SECOND_TRADE * top ? [fitWith(idea, trade)] : weight >= HALF_TRADE * top ? [fitWith(idea, trade) - 1] : []));
  return fits.length === 0 ? 2 : (Math.max(0, ...fits) as Fit);
}

/** How well an idea suits one trade: what readers said; for a finer trade what they said of its parent, at best 2; where they said nothing, whether it was made for the trade. */
function fitWith(idea: Idea, trade: TradeId): Fit {
  const judged = FITS[trade]?.[idea.id];
  if (judged !== undefined) return judged;
  if (idea.needs.some((need) => need.trades?.includes(trade))) return 2;
  const parent = parentOfTrade(trade);
  return parent === undefined ? 1 : (Math.min(2, fitWith(idea, parent)) as Fit);
}

function matchOf(idea: Idea, needs: readonly Met[], letters: string, fitsTrade: Fit): Match {
  // A woodpecker does not show an osprey, though both are birds.
  const isOfName = needs.some(({ source, isKind }) => source === 'name' && !isKind);
  const isOfKind = needs.some(({ source, isKind }) => source === 'name' && isKind);
  const isOfTrade = needs.some(({ source }) => source === 'trade');
  const worth = needs.length === 0 ? (idea.technique === 'lettering' ? WORTH.lettering : WORTH.letters) : isOfName && isOfTrade ? WORTH.both : isOfName ? WORTH.name : isOfTrade ? WORTH.trade : WORTH.description;
  const mean = needs.length === 0 ? 1 : needs.reduce((sum, { score }) => sum + score, 0) / needs.length;
  const [fit, byFit]: [Fit, number] = isOfName || needs.length === 0 ? [3, 1] : [fitsTrade, BY_FIT[fitsTrade]];
  return { score: worth * mean * byFit, things: needs.map(({ thing }) => thing), isOfName, isOfKind, isOfTrade, fit, letters };
}

/** Every way that the brief meets a need, best first, each thing once. The thing is the one that the need names. */
function meet({ things = [], trades = [] }: Need, meaning: Meaning): Met[] {
  const byTrade = meaning.trades.filter(({ trade }) => trades.includes(trade)).map(({ trade, weight }): Met => ({ thing: things.find((thing) => (thingsOfTrade(trade) as readonly ThingId[]).includes(thing)) ?? thingsOfTrade(trade)[0]!, score: weight, source: 'trade' }));
  const byThing = meaning.things.flatMap((reading) => metBy(reading, things));
  const byThingOfTrade = meaning.trades.flatMap(({ trade, weight, things: ofTrade }) => {
    const made = trades.length > 0 && !trades.includes(trade) ? OTHER_TRADE : 1;
    return ofTrade.slice(0, 4).flatMap((thing, i): Met[] => (things.includes(thing) ? [{ thing, score: weight * THING_OF_TRADE * made * (1 - i * 0.06), source: 'trade' }] : []));
  });
  const best = new Map<ThingId, Met>();
  for (const met of [...byTrade, ...byThing, ...byThingOfTrade].toSorted((one, other) => other.score - one.score)) if (!best.has(met.thing)) best.set(met.thing, met);
  return [...best.values()];
}

function metBy({ thing, weight, from }: ThingReading, wanted: readonly ThingId[]): Met[] {
  const source = from === 'industry' ? 'trade' : from;
  if (wanted.includes(thing)) return [{ thing, score: weight, source }];
  const kind = wanted.find((candidate) => isKindOf(thing, candidate));
  return kind ? [{ thing: kind, score: weight * KIND, source, isKind: true }] : [];
}

/** `things` are what met the needs, for ideas whose letters depend on them. */
function lettersFor(idea: Idea, facts: NameFacts, things?: readonly ThingId[]): string | undefined {
  if (idea.initials && !idea.initials.includes(facts.initials.first)) return undefined;
  if (idea.fits) return idea.fits(facts, things);
  return idea.initials ? facts.initials.first : '';
}
