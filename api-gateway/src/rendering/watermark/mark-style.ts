/** How much of a mark a picture takes, in units of its 1000. */
export interface MarkStyle {
  /** Height of the mark's capitals. */
  readonly cap: readonly [least: number, most: number];
  /** How far the picture is moved under a letter. */
  readonly shift: readonly [least: number, most: number];
  /** How much larger or smaller it is seen through one, at most: .02 is a fiftieth. */
  readonly magnification: number;
  /** Mean of how far the whole picture is bent. */
  readonly bend: readonly [least: number, most: number];
  /** How far tones move to the middle, 0 to 1. */
  readonly strength: readonly [least: number, most: number];
}

/** What a customer judges a logo by: it stays whole and legible, and no edge of it is where it was drawn. */
export const ON_PICTURES: MarkStyle = { cap: [88, 108], shift: [1.4, 2.4], magnification: 0.02, bend: [1, 3.4], strength: [0.12, 0.17] };

/** A picture of icons whose pixels count: they are marked, and not moved. At 64 pixels there is nothing to take. */
export const ON_ICONS: MarkStyle = { ...ON_PICTURES, shift: [0, 0], magnification: 0, bend: [0, 0] };
