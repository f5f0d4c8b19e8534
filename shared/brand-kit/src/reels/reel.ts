import { REEL_SIZE } from '@fifteen/contracts';
import type { Brand } from '../brand.ts';
import { groundsOf } from '../grounds.ts';
import { clamped } from '../parts/ad-film/easing.ts';
import type { FilmFormat } from '../parts/ad-film/film-format.ts';
import { type Context, clipped } from '../parts/ad-film/paint.ts';
import { logoPieces } from '../parts/ad-film/pieces.ts';
import { assembly } from '../parts/ad-film/scenes/assembly.ts';
import { type Stage, stageOf } from '../parts/ad-film/stage.ts';
import { wipeEdge } from '../parts/ad-film/wipe.ts';
import { sampleDetails } from '../sample-details.ts';

const MARGIN = 0.12;
const side = REEL_SIZE * (1 - 2 * MARGIN);

const SAFE = { x: REEL_SIZE * MARGIN, y: REEL_SIZE * MARGIN, width: side, height: side };

/** The advertisement's square, as small as a tile. */
const TILE: FilmFormat = { id: 'square', label: 'Reel', width: REEL_SIZE, height: REEL_SIZE, safe: SAFE };

/** Seconds: the logo stands, is wiped away, and comes together again, somewhat quicker than in an advertisement. */
const HOLD = 0.9;
const WIPE = 0.5;
const FIELD_LAG = 0.14;
const GONE = HOLD + WIPE + FIELD_LAG;
const ASSEMBLED = 4.7;
const TEMPO = 1.4;

export const REEL_SECONDS = GONE + ASSEMBLED / TEMPO;

const built = assembly(0);

/** The film's stage, but on the ground that the concept was drawn for. */
export const reelStage = async (brand: Brand): Promise<Stage> => {
  const stage = await stageOf(brand, { details: sampleDetails(brand.name) }, TILE);
  const { light, dark } = groundsOf(brand);
  const own = brand.logo.artwork({ arrangement: 'primary', coloring: 'color' }).ground === dark.color ? dark : light;
  return { ...stage, grounds: { ...stage.grounds, light: own }, lockup: logoPieces(own.logo('primary'), SAFE) };
};

const wiped = (context: Context, stage: Stage, seconds: number): void => {
  const { color, accent } = stage.grounds.light;
  for (const [i, field] of [accent, color].entries()) {
    const reached = stage.temperament.travel(clamped((seconds - HOLD - i * FIELD_LAG) / WIPE));
    clipped(context, wipeEdge(stage, reached), () => {
      context.fillStyle = field;
      context.fillRect(0, 0, REEL_SIZE, REEL_SIZE);
    });
  }
};

/** The frame of a moment. It ends as it begins, so that the loop has no seam. */
export const drawReel = (context: Context, stage: Stage, seconds: number): void => {
  if (seconds >= GONE) return built(context, stage, (seconds - GONE) * TEMPO);
  built(context, stage, ASSEMBLED);
  if (seconds > HOLD) wiped(context, stage, seconds);
};
