import { circle, difference, intersect, rect, rotate, times, union } from '../geometry/index.ts';
import { containerById } from './containers.ts';
import { fitInCircle } from './fit.ts';
import type { MarkSpec } from './mark-spec.ts';
import { brushed } from './motifs/brush.ts';
import type { Motif } from './motifs/motif.ts';
import { motifById } from './motifs/motifs.ts';
import { type Drawing, type Pen, clamp, layer } from './pen.ts';

/** The share of its slot that a motif fills, measured across its diagonal. */
const AIR = 1.04;

/** A motif alone, in its brush version where the hand is wanted and there is one. */
export function drawMotif(motif: Motif, pen: Pen): Drawing {
  return pen.hand && motif.brush
    ? { layers: [layer('a', brushed(motif.brush))], strokeWidth: 74 }
    : { layers: [layer('a', motif.draw())], strokeWidth: pen.strokeWidth };
}

/** A motif as a hole in a container. */
export function drawContained(motif: Motif, spec: MarkSpec, pen: Pen): Drawing | null {
  const container = containerById(spec.container ?? 'circle');
  if (!container || motif.id === container.id) return null;
  const { x, y, radius } = container.slot;
  const inner = fitInCircle(drawMotif(motif, pen).layers[0]!.path, x, y, radius * AIR);
  return { layers: [layer('a', difference(container.draw(), inner))], strokeWidth: pen.strokeWidth };
}

/** One idea from two motifs: the inner one cut out of the outer one's slot. */
export function drawMerged(motif: Motif, spec: MarkSpec, pen: Pen): Drawing | null {
  const inner = motifById(spec.inner ?? '');
  if (!inner || !motif.slot || inner.weight === 'line' || inner.id === motif.id) return null;
  const { x, y, radius } = motif.slot;
  const outer = motif.plugged ? union(motif.draw(), circle(x, y, radius * 1.3)) : motif.draw();
  return { layers: [layer('a', difference(outer, fitInCircle(inner.draw(), x, y, radius * AIR)))], strokeWidth: pen.strokeWidth };
}

/** Level gaps that open towards the foot. */
export function drawStriped(motif: Motif, pen: Pen): Drawing | null {
  if (motif.weight !== 'plain') return null;
  const start = pen.pick('from', [-0.05, 0.1]);
  const width = clamp(pen.strokeWidth * 0.3, 20, 34);
  const cuts = times(5, (i) => rect(-700, start * 1000 + i * 96, 1400, width + i * 5));
  return { layers: [layer('a', difference(motif.draw(), ...cuts))], strokeWidth: 80 };
}

/** One oblique cut; the lower part in the second colour. */
export function drawSliced(motif: Motif, pen: Pen): Drawing | null {
  if (motif.weight !== 'plain') return null;
  const angle = pen.pick('angle', [-22, -35]);
  const gap = 40;
  const upper = rotate(rect(-1500, -1500, 3000, 1500 - gap / 2), angle);
  const lower = rotate(rect(-1500, gap / 2, 3000, 1500), angle);
  const whole = motif.draw();
  return {
    layers: [layer('a', intersect(whole, upper)), layer('b', intersect(whole, lower))],
    strokeWidth: pen.strokeWidth,
  };
}
