import type { LogoContext } from '../context.ts';
import { INDUSTRIES } from '../marks/index.ts';
import type { FontClass, FontStyle } from '../type/font-style.ts';

/** How the trades of a kind dress: what a customer of theirs would trust on a sign. */
export type Manner = 'solemn' | 'refined' | 'caring' | 'calm' | 'warm' | 'hearty' | 'sturdy' | 'technical' | 'drawn' | 'young' | 'loud';

const TRADES_OF: Readonly<Record<Manner, string>> = {
  solemn: 'law|finance|accounting|insurance|consulting|real estate|religion',
  refined: 'perfume|fashion|jewellery|watches|cosmetics|weddings|winery|hotel|florist|art|hair',
  caring: 'dental|medical|pharmacy|care|therapy|optician|charity|cleaning|school',
  calm: 'yoga|spa|tea|ceramics|books|textiles|interior|garden|honey',
  warm: 'coffee|bakery|restaurant|noodles|seafood|ice cream|grocery|catering|chocolate|farm|gifts|vet|pets',
  hearty: 'brewery|bar|pizza|riding|surf|marine',
  sturdy: 'gym|sport|outdoor|bicycles|cars|logistics|construction|carpentry|plumbing|electrical|repair|print|energy',
  technical: 'software|security|robotics|electronics|engineering|science',
  drawn: 'architecture|design|photography|film|marketing|travel|events',
  young: 'childcare|toys',
  loud: 'records|music|podcast|games|dance',
};

const mannersById = new Map(Object.entries(TRADES_OF).flatMap(([manner, ids]) => ids.split('|').map((id) => [id, manner as Manner])));

const known = new WeakMap<LogoContext, Manner | null>();

/** The manner of the customer's trade, as they name it or describe it; null for trades that are not known. */
export function mannerOf(context: LogoContext): Manner | null {
  const found = known.get(context);
  if (found !== undefined) return found;
  const { industry, description = '', company_name } = context.profile.basic_info;
  const id = [industry, description, company_name].map(tradeIn).find((trade) => trade !== null);
  const manner = (id && mannersById.get(id)) || null;
  known.set(context, manner);
  return manner;
}

/** The trade with most words in the text. */
function tradeIn(text: string): string | null {
  const lower = text.toLowerCase();
  const words = lower.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  const says = (word: string) => (UNSPACED.test(word) ? lower.includes(word) : words.some((other) => other === word || (word.length > 4 && other.startsWith(word))));
  const rated = INDUSTRIES.map(({ id, words: lists }) => ({ id, hits: Object.values(lists).join(' ').split(' ').filter((phrase) => phrase !== '' && phrase.split('+').every(says)).length }));
  const best = rated.reduce((one, other) => (other.hits > one.hits ? other : one));
  return best.hits > 0 ? best.id : null;
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u;

/** Trades whose letters may be built like a thing: of bars, folds and cut corners. Elsewhere they are of the wrong decade. */
export const BUILDERS: ReadonlySet<Manner | null> = new Set<Manner | null>(['technical', 'sturdy', 'loud', 'drawn', null]);

/** Trades that stripes belong to: jerseys, labels, sleeves. */
export const STRIPED: ReadonlySet<Manner | null> = new Set<Manner | null>(['hearty', 'sturdy', 'loud', 'young']);

type Weights = Partial<Record<FontClass, number>>;

/** Never on such a sign. */
const NEVER = -3.2;
/** Only where much else speaks for it. */
const SELDOM = -1.3;
const WELL = 0.7;

/** What each manner makes of the classes; those that are not listed are as welcome as elsewhere. */
const MANNER_TASTE: Readonly<Record<Manner, Weights>> = {
  solemn: weights({ never: 'hand script fat retro roundbold techwide mono round grotwide', seldom: 'slab tech cond deco fatface roundgrot', well: 'roman old didone lightserif flare' }),
  refined: weights({ never: 'techwide tech mono fat roundbold grotwide slab cond roundgrot', seldom: 'wide retro hand round grot', well: 'lightserif didone old roman deco flare' }),
  caring: weights({ never: 'fat slab retro fatface deco hand mono techwide grotwide script', seldom: 'cond wide didone', well: 'round geo roundgrot grot flare' }),
  calm: weights({ never: 'techwide tech fat mono grotwide cond', seldom: 'slab wide fatface retro roundbold roundgrot', well: 'flare lightserif old geo softserif' }),
  warm: weights({ never: 'techwide tech mono grotwide wide', seldom: 'cond fat grot deco', well: 'softserif round flare old' }),
  hearty: weights({ never: 'techwide tech mono lightserif round', seldom: 'wide grotwide geo', well: 'slab softserif retro fatface cond' }),
  sturdy: weights({ never: 'script lightserif hand', seldom: 'deco retro old roman fatface', well: 'grot cond slab wide' }),
  technical: weights({ never: 'hand script slab fatface deco retro old roman softserif', seldom: 'didone fat lightserif roundbold', well: 'tech geo grot' }),
  drawn: weights({ never: 'hand fat retro slab roundbold fatface', seldom: 'script deco softserif', well: 'geo grot lightserif wide' }),
  young: weights({ never: 'techwide mono lightserif didone roman tech', seldom: 'cond old wide grotwide deco', well: 'round roundbold softserif hand' }),
  loud: weights({ never: 'lightserif old roman', seldom: 'flare round', well: 'cond retro grot fatface wide' }),
};

function weights(lists: { never: string; seldom: string; well: string }): Weights {
  const rated = [[lists.never, NEVER], [lists.seldom, SELDOM], [lists.well, WELL]] as const;
  return Object.fromEntries(rated.flatMap(([classes, weight]) => classes.split(' ').map((name) => [name, weight])));
}

/** With fewer styles than this there is little to choose from: trades ask for less. */
const FEW_STYLES = 45;

/** Faces that shout: for signs that may. */
const LOUD_FACES: ReadonlySet<string> = new Set(['righteous', 'bungee', 'chango', 'limelight', 'rubik-mono-one', 'reggae-one', 'rocknroll-one', 'gugi']);
const LOUD_SIGNS: ReadonlySet<Manner | null> = new Set<Manner | null>(['loud', 'hearty', 'young']);

/** A lone letter in one of these looks pressed flat. */
const FLAT: ReadonlySet<FontClass> = new Set<FontClass>(['wide', 'grotwide', 'techwide']);

/** How well a style suits the trade, to be added to its score. */
export function mannerScore({ class: fontClass, family }: FontStyle, context: LogoContext): number {
  const manner = mannerOf(context);
  const weight = (manner ? (MANNER_TASTE[manner][fontClass] ?? 0) : 0) + (LOUD_FACES.has(family) && !LOUD_SIGNS.has(manner) ? SELDOM : 0) + (FLAT.has(fontClass) && [...context.name.full].length === 1 ? NEVER : 0);
  return context.styles.length < FEW_STYLES ? weight * 0.6 : weight;
}
