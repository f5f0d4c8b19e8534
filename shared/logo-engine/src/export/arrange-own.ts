import { type Layer, boundsOfLayers } from '@fifteen/drawing';
import { onCanvas } from '../compose/canvas.ts';
import { lockUp } from '../compose/lockup.ts';

/** How much of the smaller part's extent counts as beside or above the other. */
const BESIDE = 0.5;

/** How the symbol of an uploaded logo stands to its name; null where one of them is missing or they are nested. */
export function placeOfOwn(layers: readonly Layer[]): 'horizontal' | 'stacked' | null {
  const [mark, word] = partsOf(layers);
  if (mark.length === 0 || word.length === 0) return null;
  const [a, b] = [boundsOfLayers(mark), boundsOfLayers(word)];
  const acrossX = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const acrossY = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  if (acrossX <= 0 && acrossY > BESIDE * Math.min(a.height, b.height)) return 'horizontal';
  return acrossY <= 0 && acrossX > BESIDE * Math.min(a.width, b.width) ? 'stacked' : null;
}

/**
 * The parts of an uploaded logo in another arrangement: its own symbol, its own lettering, nothing of ours. Null where it
 * can be shown only as it is.
 */
export function arrangedOwn(layers: readonly Layer[], arrangement: 'horizontal' | 'stacked' | 'wordmark', isRightToLeft: boolean): { layers: readonly Layer[]; cap: number } | null {
  const place = placeOfOwn(layers);
  if (place === null || place === arrangement) return null;
  const [mark, word] = partsOf(layers);
  const box = boundsOfLayers(word);
  if (arrangement === 'wordmark') return { layers: onCanvas(word, 'wordmark').layers, cap: box.height };
  const cap = box.height;
  const lockup = lockUp({ layers: mark, stem: 0.12 * boundsOfLayers(mark).height }, { layers: word, box, band: { top: box.top, bottom: box.bottom }, cap, stem: 0.15 * cap, lines: 1 }, { layout: arrangement, gap: 1, size: 1, isRightToLeft });
  const { layers: placed, factor } = onCanvas(lockup.layers, arrangement);
  return { layers: placed, cap: cap * factor };
}

const partsOf = (layers: readonly Layer[]): [mark: Layer[], word: Layer[]] => [layers.filter(({ role }) => role === 'mark'), layers.filter(({ role }) => role !== 'mark')];
