export type LetterCase = 'upper' | 'lower' | 'title';

/** How the name is set: one line, name with subline, balanced lines, or one line in two colours. */
export type TypeMode = 'single' | 'mainSub' | 'stack' | 'duo';

/** The guests': cut with a knife, spread with ink, set by hand; each letter in a tile, letters in chequered halves. */
export type GuestTreatment = 'knife' | 'inked' | 'handset' | 'tiles' | 'harlequin';

export type Treatment =
  | GuestTreatment
  | 'stencil' | 'register' | 'lead' | 'tittle' | 'ligature' | 'leg'
  | 'slice' | 'inline' | 'shadow' | 'drop' | 'bulge' | 'rise' | 'skew' | 'lines' | 'round';

/** A letter replaced by a figure of the same size: round ones or a motif of the brief for O, three bars for E, a roof for A. */
export interface LetterSwap {
  letter: 'O' | 'E' | 'A';
  figure: 'target' | 'dot' | 'half' | 'sunset' | 'slash' | 'burst' | 'eclipse' | 'quarters' | 'leaf' | 'bars' | 'roof' | 'peak' | 'motif';
  /** The motif's id, where the figure is one. */
  motif?: string;
}

/**
 * The whole name set in a way that depends on it: the sign between two names large, or small between rules; a tall
 * initial, tall letters at both ends; on an arc; two words in two weights, or one written and one printed;
 * with the trade; from top to bottom; along an upright bar.
 */
export type NameSetting = 'ampersand' | 'between' | 'dropCap' | 'cradle' | 'arc' | 'weights' | 'voices' | 'trade' | 'vertical' | 'flag';

/** The lettering of a logo, by name. */
export interface TypeSpec {
  /** Id of a font style in the catalogue: "jost-300". */
  font: string;
  subFont: string;
  mode: TypeMode;
  case: LetterCase;
  /** Extra space between letters, in ems. */
  tracking: number;
  /** Cap height of the subline as a share of the main cap height. */
  subScale: number;
  /** Space between lines as a share of the cap height. */
  leading: number;
  /** Stacked lines are drawn to one width. */
  justify?: boolean;
  /** A rule on both sides of a short subline. */
  subRule?: boolean;
  /** Where the name has what it takes; else it stands in the lines of its mode. */
  setting?: NameSetting;
  swap?: LetterSwap;
  treatment?: { kind: Treatment; shift?: boolean; twoTone?: boolean; at?: number };
  /** Letters drawn from the engine's own skeletons instead of the font. */
  /** Letters laid in tiles instead of the font; the joint as a share of a tile. */
  laid?: { grout: number };
  constructed?: { corner: 'chamfer' | 'round'; weight: number; spacing: number };
}
