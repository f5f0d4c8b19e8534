import type { VibeId } from '@fifteen/contracts';

/** Which concept of a brief's set is the picture of its vibe. Look at the contact sheets before you change one. */
export interface Pick {
  readonly seed: string;
  /** 0 to 14. */
  readonly slot: number;
  /** What the picture shows. */
  readonly alt: string;
}

export const PICKS: Readonly<Record<VibeId, Pick>> = {
  geometric_minimal: { seed: '1', slot: 6, alt: 'Halden: an H of red bars over light, widely spaced capitals on white' },
  organic_flowing: { seed: '1', slot: 1, alt: 'Willowmere: a tree with its roots over swinging script on pale green' },
  tech_sharp: { seed: '1', slot: 11, alt: 'Vectra: a V of fading bars over wide capitals on a dark ground' },
  classic_ornate: { seed: '1', slot: 11, alt: 'Ashdown & Sons: an acorn that is a barrel over roman capitals in a double frame' },
  playful_rounded: { seed: '2', slot: 0, alt: 'Hoppla: a balloon that lifts a present over thick letters in turning colors' },
  bold_abstract: { seed: '1', slot: 6, alt: 'Kolt: a huge K of two overlapping bands in yellow and cream on blue' },
  elegant_serif: { seed: '1', slot: 1, alt: 'Aurelle: a fine blossom of crystals over thin capitals on blush' },
  modern_flat: { seed: '1', slot: 5, alt: 'Parcelo: a flat white P that is a road beside lower-case letters on blue' },
  illustrative: { seed: '2', slot: 10, alt: 'Bear Hollow: a bear that hugs its cub before a pale disc' },
  brutalist_bold: { seed: '1', slot: 9, alt: 'Beton: a B of bricks beside condensed capitals cut from a black plate on yellow' },
  gradient_modern: { seed: '1', slot: 8, alt: 'Lumea: a clover that runs from pink to violet around a spark, over lower-case letters' },
  hand_drawn: { seed: '2', slot: 4, alt: 'Wren & Wool: a stitched W over brushed letters with a stroke below' },
};
