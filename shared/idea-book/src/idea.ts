import type { VibeId } from '@fifteen/contracts';
import type { DrawProgram } from '@fifteen/drawing';
import type { ThingId, TradeId } from '@fifteen/meaning';
import type { FontClass } from '@fifteen/typography';

/**
 * The hand that a look is drawn in: thin lines and air; flat solid forms; cuts, slopes and reduction; overprinted and
 * blocky; brush and ink; assembled from repeated modules.
 */
export const MANNERS = ['line', 'solid', 'cut', 'print', 'brush', 'module'] as const;
export type Manner = (typeof MANNERS)[number];

/**
 * How an idea works, which keeps a set from repeating itself: two meanings in one form; an object at the end of a stroke;
 * a picture for a letter; letters that words share; a letter that is drawn as the trade draws; a ribbon along a letter;
 * copies around a center; a thing with a twist of its own; lettering that is itself the idea.
 */
export const TECHNIQUES = ['joint', 'cap', 'letter-picture', 'shared-letter', 'trade-letter', 'ribbon', 'module', 'emblem', 'lettering'] as const;
export type Technique = (typeof TECHNIQUES)[number];

/** What an idea may look at before it says that it can draw a name. */
export interface NameFacts {
  readonly full: string;
  readonly words: readonly string[];
  /** Upper-case initials of the first two words; both the same for a name of one word. */
  readonly initials: { readonly first: string; readonly second: string };
  /** Letters that join or stack, as in Arabic, Devanagari and Thai. */
  readonly isJoined: boolean;
  readonly hasCase: boolean;
}

/** What somebody may dislike about a look: the taste test asks for it. */
export const TRAITS = ['literal', 'generic', 'detailed', 'ornate', 'playful', 'hand', 'swoosh', 'asymmetric', 'retro', 'gradient', 'hard-to-read', 'trendy'] as const;
export type Trait = (typeof TRAITS)[number];

/** One way of drawing an idea. */
export interface Look {
  readonly manner: Manner;
  /** Styles of the taste test that it shows. */
  readonly vibes: readonly VibeId[];
  /** Colors that it needs to be itself, 1 to 4. */
  readonly colors: 1 | 2 | 3 | 4;
  readonly traits?: readonly Trait[];
  /** Stroke as a share of the mark, for lettering to match: .02 is a hairline, .1 is heavy. */
  readonly stem: number;
  /** Kinds of letterform that it draws the name in, the best first, where it takes a typeface of the library; a drawn name takes any unless given. */
  readonly letterforms?: readonly FontClass[];
}

/** Met where the brief speaks of one of these things (or a kind of it) or is in one of these trades. */
export interface Need {
  readonly things?: readonly ThingId[];
  readonly trades?: readonly TradeId[];
}

/** A number that the editor may change. */
export interface Parameter {
  /** What it is called there: "Wing height". */
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly usual: number;
}

/** What an idea was chosen for in one brief. */
export interface Bound {
  /** What met each need, in their order. */
  readonly things: readonly ThingId[];
  readonly letters: string;
}

/** Words about an idea: the same for every brief, or made of what it was chosen for. */
export type Words = string | ((bound: Bound) => string);

/** An idea for a logo: what it needs of a brief, what it says, and the program that draws it. */
export interface Idea {
  /** Kebab-case; part of genomes, so it never changes once released. */
  readonly id: string;
  /** Names the idea for its owner: "Wings for sails". */
  readonly title: Words;
  /** One true sentence about the drawing, as its designer would say it to the owner. */
  readonly says: Words;
  /** A `symbol` is drawn in a box of about 1,000 units and set beside the name; a `wordmark` draws the name itself. */
  readonly kind: 'symbol' | 'wordmark';
  /** All of them must be met. */
  readonly needs: readonly Need[];
  /** Lost nearly all its blind pairs: no set proposes it, though logos that have it are still drawn and edited. */
  readonly isRetired?: true;
  /** Proposed once for each thing that meets its first need, not only for the best. */
  readonly forEachThing?: true;
  readonly technique: Technique;
  /** Only for names with one of these initials (upper case). */
  readonly initials?: string;
  /**
   * The letters of the name that the idea would use; undefined where the name does not have what it takes. Any name fits
   * unless given. `things` are what met the needs, for ideas whose letters depend on them.
   */
  readonly fits?: (name: NameFacts, things?: readonly ThingId[]) => string | undefined;
  /** Places in the name, counted in characters from 0, of letters that can carry the idea, the usual one first. None unless given. */
  readonly carriers?: (name: NameFacts, things?: readonly ThingId[]) => readonly number[];
  readonly looks: Readonly<Record<string, Look>>;
  readonly params?: Readonly<Record<string, Parameter>>;
  readonly draw: DrawProgram;
}

/** Checks the shape of an idea where it is written down; the id and the names of its looks stay literal types. */
export const idea = <const T extends Idea>(entry: T): T => entry;
