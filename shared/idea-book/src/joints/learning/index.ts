import { blockBird } from './block-bird.ts';
import { blockCastle } from './block-castle.ts';
import { blockElephant } from './block-elephant.ts';
import { bookmarkSwallow } from './bookmark-swallow.ts';
import { butterflyBook } from './butterfly-book.ts';
import { doorBook } from './door-book.ts';
import { giraffeRuler } from './giraffe-ruler.ts';
import { houseBook } from './house-book.ts';
import { leafBook } from './leaf-book.ts';
import { moonBook } from './moon-book.ts';
import { museumDinosaur } from './museum-dinosaur.ts';
import { nibEnvelope } from './nib-envelope.ts';
import { nibSail } from './nib-sail.ts';
import { pageSunrise } from './page-sunrise.ts';
import { paletteButterfly } from './palette-butterfly.ts';
import { pencilCrown } from './pencil-crown.ts';
import { pencilHedgehog } from './pencil-hedgehog.ts';
import { pencilKingfisher } from './pencil-kingfisher.ts';
import { pencilLighthouse } from './pencil-lighthouse.ts';
import { pencilLion } from './pencil-lion.ts';
import { pencilPeak } from './pencil-peak.ts';
import { potGraduate } from './pot-graduate.ts';
import { queenPawn } from './queen-pawn.ts';
import { quoteOwl } from './quote-owl.ts';
import { ringRocket } from './ring-rocket.ts';
import { saturnTop } from './saturn-top.ts';
import { shelfCat } from './shelf-cat.ts';
import { starPencils } from './star-pencils.ts';
import { swingSmile } from './swing-smile.ts';
import { thistlePages } from './thistle-pages.ts';
import { whaleBook } from './whale-book.ts';

/** Ideas of schools, books, museums and toys. */
export const learningIdeas = [
  blockBird,
  blockCastle,
  blockElephant,
  bookmarkSwallow,
  butterflyBook,
  doorBook,
  giraffeRuler,
  houseBook,
  leafBook,
  moonBook,
  museumDinosaur,
  nibSail,
  pageSunrise,
  pencilCrown,
  pencilHedgehog,
  pencilKingfisher,
  pencilLighthouse,
  pencilLion,
  pencilPeak,
  quoteOwl,
  saturnTop,
  shelfCat,
  starPencils,
  thistlePages,
  whaleBook,
  nibEnvelope,
  queenPawn,
  potGraduate,
  paletteButterfly,
  ringRocket,
  swingSmile,
] as const;
