import type { ComparisonValue, DislikedLogoId, VibeId } from '@fifteen/contracts';

/** What a picture is called, and what someone who cannot see it should know. */
export interface Words {
  title: string;
  alt: string;
}

export const VIBE_TITLES: Record<VibeId, Words> = {
  geometric_minimal: { title: 'Geometric minimal', alt: 'Halden: two black bars and a red disc make an H over light, widely spaced capitals' },
  organic_flowing: { title: 'Organic flowing', alt: 'Willowmere: green leaves unfolding over soft, flared letters' },
  tech_sharp: { title: 'Tech sharp', alt: 'Vectra: turning cyan blades over angular letters on a dark ground' },
  classic_ornate: { title: 'Classic ornate', alt: 'Ashdown & Sons: a laurel, rules and old serif letters in a frame' },
  playful_rounded: { title: 'Playful rounded', alt: 'Bubo: an owl over round, bouncing letters in four colours' },
  bold_abstract: { title: 'Bold abstract', alt: 'Kolt: huge quarter circles in black and cream on orange' },
  elegant_serif: { title: 'Elegant serif', alt: 'Aurelle: fine, contrasted capitals on blush' },
  modern_flat: { title: 'Modern flat', alt: 'Parcelo: a flat white and mint figure beside lower-case letters on blue' },
  illustrative: { title: 'Illustrative', alt: 'Foxglove Lodge: a fox before mountains and pines in a round picture' },
  brutalist_bold: { title: 'Brutalist bold', alt: 'Beton: enormous condensed capitals cut from a black slab' },
  gradient_modern: { title: 'Gradient modern', alt: 'Lumea: a knot and round lower-case letters in one warm gradient' },
  hand_drawn: { title: 'Hand drawn', alt: 'Wren & Wool: a bird in brush strokes over brushed letters' },
};

export const DISLIKE_TITLES: Record<DislikedLogoId, Words> = {
  cluttered_complex: { title: 'Cluttered and complex', alt: 'A seal with a globe, gears, wheat, a crown, a ribbon and four fonts' },
  childish_playful: { title: 'Childish', alt: 'A smiling sun and balloons over bouncing rainbow letters' },
  generic_stock: { title: 'Generic stock', alt: 'Three figures joining hands over the words Your Company' },
  dated_old: { title: 'Dated', alt: 'A bevelled oval with golden italic letters, as in the nineties' },
  bad_gradients: { title: 'Bad gradients', alt: 'Rainbow letters and chrome rings on a pastel gradient' },
  unreadable_fonts: { title: 'Unreadable letters', alt: 'Hairline script whose letters overlap' },
  overly_trendy: { title: 'Overly trendy', alt: 'Crossed arrows in a hexagon with a year' },
  low_contrast: { title: 'Low contrast', alt: 'Pale yellow letters on cream' },
  awkward_swoosh: { title: 'Awkward swoosh', alt: 'A red swoosh across a blue name' },
  too_literal: { title: 'Too literal', alt: 'A smiling tooth with a toothbrush for a dentist' },
  poorly_drawn: { title: 'Poorly drawn', alt: 'A lopsided bird over letters of different heights' },
  unbalanced: { title: 'Unbalanced', alt: 'A heavy heap of shapes in one corner and a tiny word in the other' },
};

export const COMPARISON_TITLES: Record<ComparisonValue, Words> = {
  premium: { title: 'Premium', alt: 'Solenne: a fine golden sun over widely spaced capitals on black' },
  accessible: { title: 'Accessible', alt: 'Solenne: a friendly orange sun over round letters' },
  bold: { title: 'Bold', alt: 'Norda: heavy peaks and black capitals on orange' },
  subtle: { title: 'Subtle', alt: 'Norda: small grey peaks over light letters' },
  playful: { title: 'Playful', alt: 'Olwinda: a tilted owl over letters in many colours' },
  serious: { title: 'Serious', alt: 'Olwinda: a dark blue owl over calm serif letters' },
  modern: { title: 'Modern', alt: 'Hartwell: a lower-case h in a ring' },
  classic: { title: 'Classic', alt: 'Hartwell: an H in a shield over small capitals and the year 1871' },
  tech: { title: 'Tech', alt: 'Verdane: a faceted hexagon over wide letters on dark green' },
  organic: { title: 'Organic', alt: 'Verdane: six folded leaves over a soft serif' },
  minimal: { title: 'Minimal', alt: 'Pine Row: one triangle over spaced capitals' },
  detailed: { title: 'Detailed', alt: 'Pine Row: a round badge with mountains, pines and text all round' },
};
