import { Resvg } from '@resvg/resvg-js';
import { nextTurn } from '../next-turn.ts';

/**
 * The yardstick that no cut of ours moves: finished drawings to pixels by the product's renderer, one after another, at
 * the size that pages show first. No watermark, no encoding, no file.
 */
export async function renderBare(drawings: readonly string[], size: number): Promise<void> {
  for (const svg of drawings) {
    new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } }).render();
    await nextTurn();
  }
}
