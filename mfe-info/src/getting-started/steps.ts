import {
  BRAND_KIT_COMPONENTS,
  BRAND_KIT_PRICE_USD,
  CONCEPTS_PER_PROJECT,
  CONCEPTS_PER_STUDIO,
  REFINEMENT_CREDITS,
  VARIATIONS_PER_REFINEMENT,
} from '@fifteen/contracts';
import { MEASURED_TIME } from '../prose/prose.ts';

export interface TourStep {
  readonly id: 'brief' | 'concepts' | 'refine' | 'kit';
  readonly title: string;
  readonly text: string;
  readonly facts: readonly string[];
}

export const TOUR: readonly TourStep[] = [
  {
    id: 'brief',
    title: 'Create your project',
    text: 'A Visual Taste Test of five steps. You look and choose. You don’t have to describe a style in words.',
    facts: ['3 of 12 styles', 'A palette from your own image', '6 comparisons, and one thing you dislike'],
  },
  {
    id: 'concepts',
    title: `AI generates ${CONCEPTS_PER_PROJECT} concepts`,
    text: `Helios, '78 and Apex draw ${CONCEPTS_PER_STUDIO} concepts each while you watch. Free, and no card needed.`,
    facts: [`About 30 to 60 seconds.${MEASURED_TIME}`, 'Each concept tells you why it looks the way it does', 'Watermarked until you unlock the project'],
  },
  {
    id: 'refine',
    title: 'Select and refine',
    text: `Choose your favorite. Then use credits to get ${VARIATIONS_PER_REFINEMENT} variations, in your own words or as a surprise.`,
    facts: [
      `${VARIATIONS_PER_REFINEMENT} variations for ${REFINEMENT_CREDITS} credits`,
      'You only pay for variations we deliver',
      'Your original is kept',
    ],
  },
  {
    id: 'kit',
    title: `Get your brand kit for $${BRAND_KIT_PRICE_USD}`,
    text: `${BRAND_KIT_COMPONENTS} parts from the logo you chose: business cards, website mockup, social headers, t-shirt mockup and an ad video.`,
    facts: ['Paid once, no subscription', 'SVG, PNG in several sizes and PDF', 'Yours for life'],
  },
];
