/** A thread: renders what it is sent, by resvg alone, and says when it is done. */
import { parentPort } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import type { BareTask } from './bare-rendering.ts';

parentPort?.on('message', ({ svgs, size, result }: BareTask) => {
  for (const svg of svgs) {
    const image = new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } }).render();
    if (result === 'png') image.asPng();
    else void image.pixels;
  }
  parentPort?.postMessage('done', []);
});
