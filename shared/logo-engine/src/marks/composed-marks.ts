import { difference, intersect, rect, rotate, times, union } from '../geometry/index.ts';
import { type Container, containerById } from './containers.ts';
import { fitInCircle } from './fit.ts';
import type { MarkSpec } from './mark-spec.ts';
import { byHand } from './hand/by-hand.ts';
import { handOf, paintedByHand } from './hand/painted.ts';
import { drawPair } from './merged/merge-ways.ts';
import { drawWithInitial } from './merged/with-initial.ts';
import { brushed } from './motifs/brush.ts';
import type { Motif } from './motifs/motif.ts';
import { motifById } from './motifs/motifs.ts';
import { type Drawing, type Pen, clamp, layer } from './pen.ts';
import { STAGINGS, staged } from './staged.ts';

/** The share of its slot that a motif fills, measured across its diagonal. */
const AIR = 1.12;

/** A motif alone; by brush where the hand is wanted, in strokes of its own where it has them. */
export function drawMotif(motif: Motif, pen: Pen): Drawing {
  if (!pen.hand) return { layers: [layer('a', motif.draw())], strokeWidth: pen.strokeWidth };
  const manner = handOf(pen);
  // An outline is drawn where its strokes are laid out; any other silhouette is filled: its inner lines would be a tangle.
  const path = motif.brush && manner === 'contour' ? brushed(motif.brush) : byHand(motif.draw(), manner === 'contour' ? 'ink' : manner, pen.chance.fork('hand'));
  return { layers: [layer('a', path)], strokeWidth: 74 };
}

/** A motif as a hole in a container. */
export function drawContained(motif: Motif, spec: MarkSpec, pen: Pen): Drawing | null {
  const container = containerById(spec.container ?? 'circle');
  if (!container || motif.id === container.id) return null;
  const staging = STAGINGS.find((one) => one === spec.params?.['staging']);
  if (staging) return staged(motif, staging, { container: spec.container, others: String(spec.params?.['others'] ?? '').split(' ') });
  if (pen.hand) return containedByHand(motif, container, pen);
  const { x, y, radius } = container.slot;
  return { layers: [layer('a', difference(container.draw(), fitInCircle(motif.draw(), x, y, radius * AIR)))], strokeWidth: pen.strokeWidth };
}

/** A picture in a ring of one stroke may be larger than one in a ground. */
const RING_ROOM = 1.22;

/** In a ring of a few strokes, or in a painted or cut ground. */
function containedByHand(motif: Motif, container: Container, pen: Pen): Drawing {
  const { x, y, radius } = container.slot;
  const chance = pen.chance.fork('container');
  const manner = handOf(pen);
  if (manner === 'contour') {
    const inner = fitInCircle(drawMotif(motif, pen).layers[0]!.path, x, y, radius * RING_ROOM);
    return { layers: [layer('a', union(byHand(container.draw(), manner, chance), inner))], strokeWidth: 74 };
  }
  const inner = fitInCircle(motif.draw(), x, y, radius * AIR);
  // The ground is geometry: a disc with dents looks like a mistake.
  return { layers: [layer('a', difference(container.draw(), byHand(inner, manner, pen.chance.fork('inner'))))], strokeWidth: 74 };
}

/** One idea from two motifs, or from a motif and the initial. */
export function drawMerged(motif: Motif, spec: MarkSpec, pen: Pen): Drawing | null {
  const inner = motifById(spec.inner ?? '');
  if (spec.inner !== 'letter') return inner ? drawPair({ outer: motif, inner }, pen) : null;
  const drawing = drawWithInitial(motif, pen);
  // A letter keeps its own outline: only filled, it stays a letter.
  return drawing && pen.hand ? paintedByHand(drawing, handOf(pen) === 'cut' ? 'cut' : 'ink', pen) : drawing;
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
