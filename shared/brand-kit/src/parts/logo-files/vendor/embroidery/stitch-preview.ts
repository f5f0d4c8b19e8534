import { createCanvas } from '@napi-rs/canvas';
import { mixed } from '../../../../color/color.ts';
import type { Stitched } from './digitize.ts';

/** Pixels a millimeter. */
const SCALE = 14;
const MARGIN_MM = 6;
const THREAD_MM = 0.42;

/** How the stitches look on cloth, thread by thread: PNG. */
export const stitchPreview = async ({ width, height, threads }: Stitched, cloth: string): Promise<{ bytes: Uint8Array; width: number; height: number }> => {
  const size = [width, height].map((side) => Math.round((side + 2 * MARGIN_MM) * SCALE)) as [number, number];
  const canvas = createCanvas(...size);
  const context = canvas.getContext('2d');
  context.fillStyle = cloth;
  context.fillRect(0, 0, ...size);
  context.scale(SCALE, SCALE);
  context.translate(MARGIN_MM, MARGIN_MM);
  context.lineCap = 'round';
  context.lineWidth = THREAD_MM;
  for (const { hex, runs } of threads) {
    const tones = [mixed(hex, '#000000', 0.16), mixed(hex, '#ffffff', 0.06), hex];
    for (const run of runs) {
      for (let at = 1; at < run.length; at += 1) {
        const [[x1, y1], [x2, y2]] = [run[at - 1]!, run[at]!];
        context.strokeStyle = tones[at % tones.length]!;
        context.beginPath();
        context.moveTo(x1, y1);
        context.lineTo(x2, y2);
        context.stroke();
      }
    }
  }
  return { bytes: await canvas.encode('png'), width: size[0], height: size[1] };
};
