import { between, inOutSine, outCubic, progress } from '../easing.ts';
import { type Context, fillPath, moved, strokePiece } from '../paint.ts';
import type { Stage } from '../stage.ts';

const LASTS = 2.4;

/** The symbol so near that it is form before it is a sign: tone on tone, drifting, its outlines drawn. */
export const closeUp = (context: Context, { format, grounds, closeUp: { mark, name, box } }: Stage, seconds: number): void => {
  const { color, shade, text } = grounds.bold;
  context.fillStyle = color;
  context.fillRect(0, 0, format.width, format.height);
  const drift = progress(seconds, 0, LASTS, inOutSine);
  const away = { x: between(0.03, -0.03, drift) * format.width, scale: between(1.12, 0.96, drift), turn: between(-0.03, 0.02, drift) };
  const pieces = [...mark, ...name];
  moved(context, box, away, () => {
    for (const { path } of pieces) moved(context, box, { opacity: progress(seconds, 0, 0.5, outCubic) }, () => fillPath(context, path, shade));
    for (const [i, piece] of pieces.entries()) {
      const share = progress(seconds, 0.15 + i * 0.08, 1.5, inOutSine);
      strokePiece(context, { ...piece, fill: text }, share, Math.min(format.width, format.height) * 0.005);
    }
  });
};
