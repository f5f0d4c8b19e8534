/** What a generator is like, for studios and tastes to choose by. */
export type MarkTag =
  /** Built from circles. */
  | 'round'
  /** Straight edges and corners. */
  | 'angular'
  | 'rays'
  | 'stripes'
  /** Sliced, cropped, notched. */
  | 'cut'
  | 'grid'
  /** Thin strokes that follow the lettering's stem. */
  | 'line'
  /** Large areas that hold at 16 px. */
  | 'solid'
  | 'organic'
  | 'tech'
  | 'retro'
  | 'classic'
  | 'playful'
  /** Waves and swooshes: dropped for those who dislike them. */
  | 'wave'
  | 'orbit'
  | 'dots'
  /** Many small parts: dropped for small sizes and minimal tastes. */
  | 'fine'
  | 'frame'
  /** Sold by every library of stock signs: dropped for those who dislike the generic. */
  | 'stock'
  /** A third dimension of the seventies: shadows, extrusions, echoes. */
  | 'depth'
  /** Drawn by brush: for hand-drawn tastes only. */
  | 'brush'
  /** Cut or printed by hand as it is: no brush goes over it. */
  | 'handmade';

/** A generator as the outside sees it. */
export interface GeneratorInfo {
  id: string;
  /** For the concept's name: "Quarter circles". */
  title: string;
  tags: readonly MarkTag[];
}
