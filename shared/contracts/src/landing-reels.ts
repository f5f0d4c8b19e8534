import { CONCEPTS_PER_STUDIO } from './business.ts';
import type { STUDIO_IDS } from './studio-profiles.ts';

/**
 * The reels of the landing page: five studios, each with one concept of each of five briefs, as short films without
 * sound. They lie in `shared/brand-kit/reels`; `npm run reels` makes them anew.
 */
export const REELS_PATH = '/media/reels';

export interface ReelBrief {
  /** Name of its file in `shared/logo-engine/briefs`. */
  readonly id: string;
  readonly company: string;
  readonly trade: string;
}

/** Five businesses as unlike each other as our briefs are: a column of the gallery each. */
export const REEL_BRIEFS: readonly ReelBrief[] = [
  { id: 'northwind-coffee', company: 'Northwind Coffee', trade: 'Coffee roaster' },
  { id: 'kestrel-robotics', company: 'Kestrel Robotics', trade: 'Robotics' },
  { id: 'maison-elan', company: 'Maison Élan', trade: 'Fashion house' },
  { id: 'velo-norte', company: 'Velo Norte', trade: 'Bicycle shop' },
  { id: 'yunshan-books', company: '云山书店', trade: 'Bookshop' },
];

/** Pixels of a side. */
export const REEL_SIZE = 480;

export interface Reel {
  /** Names below REELS_PATH. */
  readonly film: string;
  /** The film's first frame, on which it also ends: the whole logo. */
  readonly poster: string;
  readonly brief: ReelBrief;
}

/** The five reels of a studio, in the order of REEL_BRIEFS. */
export const reelsOf = (studio: (typeof STUDIO_IDS)[number]): readonly Reel[] =>
  REEL_BRIEFS.slice(0, CONCEPTS_PER_STUDIO).map((brief, i) => ({
    film: `${studio}/${i + 1}.mp4`,
    poster: `${studio}/${i + 1}.webp`,
    brief,
  }));
