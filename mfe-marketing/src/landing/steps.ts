import {
  AD_FILM_SECONDS,
  BRAND_KIT_PRICE_USD,
  CONCEPTS_PER_PROJECT,
  CONCEPTS_PER_STUDIO,
  REFINEMENT_CREDITS,
  VARIATIONS_PER_REFINEMENT,
} from '@fifteen/contracts';
import type { BoardCell } from '@fifteen/web/ui';

export interface Step {
  readonly title: string;
  readonly text: string;
  /** What the board of fifteen looks like at this moment. */
  readonly dots: readonly BoardCell[];
}

const CHOSEN = 8;
const OFF: BoardCell = { state: 'waiting' };
const LIT: BoardCell = { state: 'done' };
const YOURS: BoardCell = { state: 'chosen' };
const STUDIO_OF_ROW = ['var(--studio-helios)', 'var(--studio-78)', 'var(--studio-apex)'];

const board = (cellAt: (index: number) => BoardCell): readonly BoardCell[] =>
  Array.from({ length: CONCEPTS_PER_PROJECT }, (_, index) => cellAt(index));

const rowOf = (index: number): number => Math.floor(index / CONCEPTS_PER_STUDIO);

/** The picks of the taste test: three styles, a palette, a dislike. */
const PICKS = new Set([1, 3, 5, 9, 12]);

export const STEPS: readonly Step[] = [
  {
    title: 'Show your taste',
    text: 'Pick styles you like, upload an image whose colors you love, tell us one thing you dislike. Two minutes, mostly pictures.',
    dots: board((index) => (PICKS.has(index) ? LIT : OFF)),
  },
  {
    title: 'Watch fifteen arrive',
    text: `Helios, '78 and Apex draw ${CONCEPTS_PER_STUDIO} concepts each. All of them in under 3 minutes, each with its reasons.`,
    dots: board((index) => ({ state: 'done', colour: STUDIO_OF_ROW[rowOf(index)] })),
  },
  {
    title: 'Choose and refine',
    text: `Choose yours. Ask for ${VARIATIONS_PER_REFINEMENT} variations of it in your own words, for ${REFINEMENT_CREDITS} credits.`,
    dots: board((index) => (index === CHOSEN ? YOURS : OFF)),
  },
  {
    title: 'Take the brand kit',
    text: `Business cards, website, social headers, t-shirt and a ${AD_FILM_SECONDS}-second ad, all from your logo. $${BRAND_KIT_PRICE_USD}, once.`,
    dots: board((index) => (rowOf(index) === 1 ? YOURS : OFF)),
  },
];
