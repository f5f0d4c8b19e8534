import type { Layer, Line, Paint } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { roundSkeleton } from './shared/round-skeleton.ts';

/** The initial drawn with several parallel lines, as on the jerseys and records of 1970. */
export const stripedInitial = idea({
  id: 'striped-initial',
  title: ({ letters }) => `${letters} in parallel lines`,
  says: ({ letters }) => `The ${letters} is drawn in one go with a pen of several parallel lines.`,
  kind: 'symbol',
  technique: 'lettering',
  isRetired: true,
  needs: [],
  fits: ({ initials: { first } }) => (roundSkeleton(first) ? first : undefined),
  looks: {
    three: { manner: 'line', vibes: ['geometric_minimal', 'modern_flat', 'tech_sharp'], colors: 2, stem: 0.06 },
    five: { manner: 'print', vibes: ['bold_abstract', 'playful_rounded', 'modern_flat'], traits: ['retro'], colors: 3, stem: 0.04 },
    round: { manner: 'line', vibes: ['playful_rounded', 'geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.05 },
  },
  draw: (d, { letters, look }) => {
    const skeleton = d.line(roundSkeleton(letters) ?? d.refuse(`There are no center lines for "${letters}".`));
    if (look === 'five') return stripes(skeleton, { count: 5, line: 42, gap: 26, paints: ['third', 'second', 'main'], cap: 'butt' }, d.layer.bind(d));
    if (look === 'round') return stripes(skeleton, { count: 3, line: 60, gap: 44, paints: ['second', 'main'], cap: 'round' }, d.layer.bind(d));
    return stripes(skeleton, { count: 3, line: 66, gap: 34, paints: ['main', 'main'], cap: 'butt' }, d.layer.bind(d));
  },
});

interface Stripes {
  readonly count: 3 | 5;
  readonly line: number;
  readonly gap: number;
  /** From the middle line outwards. */
  readonly paints: readonly Paint[];
  readonly cap: 'butt' | 'round';
}

/** Lines on both sides of the center line, from the outside in. */
function stripes(skeleton: Line, { count, line, gap, paints, cap }: Stripes, layer: (part: string, shape: Layer['shape'], paint: Paint) => Layer): Layer[] {
  const pen = (width: number) => skeleton.stroke(width, { cap, join: cap === 'round' ? 'round' : 'miter' });
  return Array.from({ length: (count + 1) / 2 }, (_, ring) => {
    const outer = ring === 0 ? line : line + 2 * ring * (line + gap);
    const band = ring === 0 ? pen(outer) : pen(outer).subtract(pen(outer - 2 * line));
    return layer(ring === 0 ? 'middle line' : `lines ${ring}`, band, paints[ring]!);
  }).toReversed();
}
