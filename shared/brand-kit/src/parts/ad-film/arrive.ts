import { between, progress } from './easing.ts';
import { type Context, clipped, fillPath, moved, strokePiece } from './paint.ts';
import type { Piece } from './pieces.ts';
import type { Temperament } from './temperament.ts';

/** Seconds over which all starts of a group are spread, at most. */
export const SPREAD = 1.1;
/** Thickness of a drawn outline against the piece's longer side. */
const LINE = 0.012;

const drawOn = (context: Context, piece: Piece, share: number): void => {
  const { width, height } = piece.box;
  const drawn = Math.min(1, share / 0.75);
  const filled = Math.max(0, (share - 0.55) / 0.45);
  if (filled < 1) strokePiece(context, piece, drawn, Math.max(1.5, Math.max(width, height) * LINE));
  if (filled > 0) moved(context, piece.box, { opacity: filled }, () => fillPath(context, piece.path, piece.fill));
};

/** From below, behind the edge on which it comes to stand. */
const rise = (context: Context, piece: Piece, share: number): void => {
  const { x, y, width, height } = piece.box;
  const edge = (target: Context) => target.rect(x - width, y - height * 0.3, width * 3, height * 1.34);
  clipped(context, edge, () => moved(context, piece.box, { y: (1 - share) * height * 1.4 }, () => fillPath(context, piece.path, piece.fill)));
};

const jump = (context: Context, piece: Piece, share: number): void => {
  if (share <= 0) return;
  moved(context, piece.box, { scale: Math.max(0.01, share), turn: (1 - share) * -0.25 }, () => fillPath(context, piece.path, piece.fill));
};

const BY_MANNER = { draw: drawOn, build: rise, pop: jump } as const;

/** Seconds until the last of so many pieces has arrived. */
export const arrivalTakes = ({ stagger, takes }: Temperament, count: number): number => Math.min(SPREAD, stagger * Math.max(0, count - 1)) + takes;

/** Pieces come one after the other, each in the brand's manner. */
export const arrive = (context: Context, pieces: readonly Piece[], { manner, arrive: ease, stagger, takes }: Temperament, seconds: number, begins: number): void => {
  const step = Math.min(stagger, SPREAD / Math.max(1, pieces.length - 1));
  for (const [i, piece] of pieces.entries()) {
    const share = progress(seconds, begins + i * step, takes, ease);
    if (share >= 1 && manner !== 'pop') fillPath(context, piece.path, piece.fill);
    else if (share > 0) BY_MANNER[manner](context, piece, share);
  }
};

/** Words fade up into place. */
export const fadeUp = (context: Context, { path, fill, box }: Pick<Piece, 'path' | 'fill' | 'box'>, share: number): void => {
  if (share <= 0) return;
  moved(context, box, { opacity: Math.min(1, share), y: between(box.height * 0.7, 0, share) }, () => fillPath(context, path, fill));
};
