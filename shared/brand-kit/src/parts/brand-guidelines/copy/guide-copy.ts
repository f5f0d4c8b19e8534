import type { KitLanguage, StudioId } from '@fifteen/contracts';
import type { VariantArrangement } from '@fifteen/logo-engine';

/** A heading and the paragraph below it. */
interface PageCopy {
  readonly title: string;
  readonly lead: string;
}

/** A version of the logo and where it is used. */
type VersionCopy = readonly [name: string, use: string];

/** Versions that the guidelines show. */
export type ShownVersion = Extract<VariantArrangement, 'primary' | 'horizontal' | 'stacked' | 'wordmark' | 'symbol'>;

/** What the color names of the engine are in a language: "forest green" to "Waldgrün". */
type ColorNames = Readonly<Record<string, string>>;

/** Names of the palette's roles, by their first part: "primary". */
export type RoleNames = Readonly<Record<'primary' | 'accent' | 'third' | 'ink' | 'paper' | 'soft' | 'deep' | 'white', string>>;

/** Every word of the guidelines in one language. Folder names, notations and font names stay as they are. */
export interface GuideCopy {
  readonly language: KitLanguage;
  /** "Brand guidelines": on the cover, in the footer and as the document's title. */
  readonly guidelines: string;
  readonly cover: string;
  readonly idea: {
    readonly title: string;
    /** Null in the language of the concept's own sentences, which are shown instead of the four below. */
    readonly facts: null | {
      readonly symbolAndName: string;
      readonly nameAlone: string;
      readonly font: (name: string) => string;
      /** Names of colors, in this language and lower case: those of the drawing, leading one first, and the background. */
      readonly colors: (drawn: readonly string[], background: string) => string;
      readonly colorNames: ColorNames;
    };
    readonly studio: (name: string) => string;
    readonly philosophies: Readonly<Record<StudioId, string>>;
  };
  readonly versions: PageCopy & { readonly of: Readonly<Record<ShownVersion, VersionCopy>> };
  readonly clearSpace: PageCopy & {
    /** Takes a number as this language writes it. */
    readonly share: (percent: string) => string;
    readonly example: (millimeters: string) => string;
  };
  readonly leastSize: PageCopy & {
    readonly inPrint: (millimeters: number) => string;
    readonly onScreens: (pixels: number) => string;
    readonly small: PageCopy;
  };
  readonly backgrounds: PageCopy & Readonly<Record<'light' | 'dark' | 'bold' | 'oneColor', string>>;
  readonly colors: PageCopy & {
    readonly inLogo: string;
    readonly roles: RoleNames;
    /** A role's color, moved in lightness until it reads. */
    readonly strong: (role: string) => string;
  };
  readonly contrast: PageCopy & { readonly large: string; readonly grades: readonly [AAA: string, AA: string, large: string] };
  readonly headlines: { readonly title: string; readonly lead: (font: string, weight: number) => string };
  readonly text: {
    readonly title: string;
    readonly lead: (font: string) => string;
    readonly labels: readonly [headline: string, lead: string, text: string, label: string];
    readonly samples: readonly [lead: string, text: string, label: string];
  };
  readonly license: { readonly terms: string; readonly included: string; readonly notIncluded: string };
  /** Two things to do, then six to avoid. */
  readonly use: PageCopy & { readonly rules: readonly [string, string, string, string, string, string, string, string] };
  readonly inUse: PageCopy;
  readonly files: PageCopy & {
    readonly folders: Readonly<Record<'web' | 'print' | 'office' | 'vendors' | 'icons' | 'cards' | 'letterhead' | 'signature' | 'tokens' | 'fonts', string>>;
    readonly colorings: string;
    readonly of: Readonly<Record<'color' | 'transparent' | 'reversed' | 'onDark' | 'oneColor', string>>;
  };
  readonly contact: {
    readonly title: string;
    readonly headline: string;
    readonly intro: string;
    /** Where no contact details were given. */
    readonly introAlone: (company: string) => string;
    readonly madeWith: string;
  };
  /** A letter as somebody of the company might write it: salutation, two paragraphs, closing. */
  readonly letter: readonly [string, string, string, string];
  readonly signature: string;
}
