import type { StudioId } from '@fifteen/contracts';
import type { ColorRole, LetteringStyle } from '@fifteen/drawing';
import type { IdeaId } from '@fifteen/idea-book';
import type { ThingId } from '@fifteen/meaning';
import type { PaletteColor } from './color/palette.ts';
import type { OWN_LOGO, OwnLogo } from './own-logo.ts';
import type { BY_MODEL, ModelProgram } from './model-program.ts';

/**
 * How mark and name are arranged: the mark above the name, before it, or below it; the name alone, which then carries the
 * idea itself.
 */
export const LAYOUTS = ['stacked', 'horizontal', 'below', 'wordmark'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** How the name is broken into lines: one line, balanced lines, or its main part large with the rest small below it. */
export const NAME_SETTINGS = ['line', 'lines', 'main-and-sub'] as const;
export type NameSetting = (typeof NAME_SETTINGS)[number];

/** What the mark draws. */
export interface IdeaGene {
  readonly program: IdeaId | typeof BY_MODEL | typeof OWN_LOGO;
  readonly look: string;
  /** Things of the brief that it was chosen for, in the order of its needs. */
  readonly things: readonly ThingId[];
  /** Letters of the name that the idea is about; empty where it is about none. */
  readonly letters: string;
  /** Place of the letter that carries the idea, where the owner chose another than the usual one. */
  readonly carrier?: number;
  /** Parameters that differ from the usual. */
  readonly params: Readonly<Record<string, number>>;
  /** What a language model wrote, where the program is its own and none of the book. */
  readonly model?: ModelProgram;
  /** The logo that the owner uploaded, where there is one. */
  readonly own?: OwnLogo;
}

/** How the name is set. */
export interface LetteringGene {
  readonly style: LetteringStyle;
  readonly setting: NameSetting;
  /** Of the smaller line, where the main style would not read small. */
  readonly sub?: LetteringStyle;
  /** Colors that the letters of the name take in turn. */
  readonly inks?: readonly ColorRole[];
  /** Letters that jump and lean in turn. */
  readonly bounce?: true;
}

/** A small line below the name: a trade, a tagline, "Est. 1998". */
export interface TagGene {
  readonly text: string;
  readonly style: LetteringStyle;
}

/** Which of the customer's colors each role takes. */
export interface ColorGene {
  readonly roles: Readonly<Record<ColorRole, PaletteColor>>;
  /** Colors that the customer chose by hand, as #rrggbb; they go before the roles. */
  readonly overrides?: Readonly<Partial<Record<ColorRole, string>>>;
  /** Lettering at 7:1 and marks at 4.5:1, for customers who dislike low contrast. */
  readonly contrast?: 'strong';
  /** `on` runs the main color of the mark into the second one; `off` flattens the gradients that the idea draws. */
  readonly gradient?: 'on' | 'off';
  /** The overrides are drawn as they are, however they read: an uploaded logo keeps its own colors. */
  readonly exact?: true;
}

/**
 * What goes around the name: a double frame around everything, rules below the name, a plate that the name is cut out of,
 * brackets, a brush stroke below the name. Studios propose rules alone: judges called frames and plates heavy and fussy. The
 * others are drawn for the taste test's dislikes and for logos that have them.
 */
export const ORNAMENTS = ['frame', 'rules', 'plate', 'brackets', 'stroke'] as const;
export type Ornament = (typeof ORNAMENTS)[number];

/** What the outline of the mark goes through: an unsteady hand, or a slow sway. */
export const FINISHES = ['hand', 'flowing'] as const;
export type Finish = (typeof FINISHES)[number];

/** A logo as data. The same genome, profile and engine version draw the same bytes on every machine. */
export interface Genome {
  readonly v: 2;
  readonly engine: string;
  readonly seed: string;
  readonly studio: StudioId;
  readonly idea: IdeaGene | null;
  readonly lettering: LetteringGene;
  readonly tag: TagGene | null;
  readonly layout: Layout;
  readonly color: ColorGene;
  /** Space between mark and name, 1 unless given. */
  readonly gap?: number;
  /** Size of the mark beside the name, 1 unless given. */
  readonly markScale?: number;
  /** Size of the tag or the smaller line, 1 unless given. */
  readonly tagScale?: number;
  readonly ornament?: Ornament;
  readonly finish?: Finish;
  /** The mark mirrored. */
  readonly flip?: true;
  /** Beside the name, the mark comes after it in the direction of reading. */
  readonly markLast?: true;
}
