import { createBudget } from '../budget.ts';
import { type Layer, boundsOfLayers } from '../layer.ts';
import type { Paint } from '../paint.ts';
import { Shape } from '../shape.ts';
import type { Finding } from './finding.ts';
import { finding } from './measured.ts';

/** Colors to check a drawing in, as #rrggbb. A gradient counts as one color: its middle. */
export interface CheckedColors {
  readonly ground: string;
  readonly fillOf: (paint: Paint) => string;
}

/**
 * Least WCAG contrast of two fills that touch, of a fill with the ground, and of lettering with the ground. A fill may be
 * fainter than text: its form is not read.
 */
export const LEAST_CONTRAST = { fill: 1.2, ground: 1.4, word: 3 } as const;
/** Contact along less of the edge than this is passed over. */
const LEAST_SHARE = 0.15;
/** How wide a strip around a fill is looked at, in units at 1,000. */
const STRIP = 3;

/** The contrast of each fill with everything that it covers or touches from above, in these colors. */
export function checkContrast(layers: readonly Layer[], { ground, fillOf }: CheckedColors): Finding[] {
  const { width, height } = boundsOfLayers(layers);
  const unit = Math.max(width, height) / 1_000;
  const budget = createBudget({ operations: 100_000, segments: 1_000_000, combined: 1_000_000, extent: 1_000_000 });
  const owned = layers.filter(({ shape }) => !shape.isEmpty).map((layer) => ({ ...layer, shape: new Shape(layer.shape.path, budget) }));
  const colorOf = ({ paint }: Layer) => (paint === 'ground' ? ground : fillOf(paint));
  return owned.flatMap((layer, i): Finding[] => {
    if (layer.paint === 'ground') return [];
    let rest = layer.shape.grow(STRIP * unit).subtract(layer.shape, ...owned.slice(i + 1).map(({ shape }) => shape));
    const whole = rest.area;
    if (whole === 0) return [];
    const contacts: { part: string; color: string; share: number; isGround: boolean }[] = [];
    for (const below of owned.slice(0, i).toReversed()) {
      const share = rest.intersect(below.shape).area / whole;
      if (share < 0.01) continue;
      contacts.push({ part: below.part, color: colorOf(below), share, isGround: below.paint === 'ground' });
      rest = rest.subtract(below.shape);
    }
    contacts.push({ part: 'the ground', color: ground, share: rest.area / whole, isGround: true });
    return contacts.flatMap(({ part, color, share, isGround }) => {
      const contrast = contrastOf(colorOf(layer), color);
      const least = !isGround ? LEAST_CONTRAST.fill : layer.role === 'mark' ? LEAST_CONTRAST.ground : LEAST_CONTRAST.word;
      if (share < LEAST_SHARE || contrast >= least || samePaint(layer, owned, part)) return [];
      return [finding('contrast', `${layer.part} on ${part} has a contrast of ${contrast.toFixed(2)} along ${Math.round(share * 100)} % of its edge; at least ${least}.`, contrast < 1.05 && share > 0.9)];
    });
  });
}

/** Parts in one paint are one form to the eye: they have no contrast to keep. */
const samePaint = (layer: Layer, layers: readonly Layer[], part: string): boolean => layers.some((other) => other.part === part && other !== layer && JSON.stringify(other.paint) === JSON.stringify(layer.paint));

/** WCAG 2 contrast of two colors, 1 to 21. */
function contrastOf(one: string, other: string): number {
  const [a, b] = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Relative luminance as WCAG 2.1 defines it. */
function luminanceOf(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((i) => {
    const value = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
