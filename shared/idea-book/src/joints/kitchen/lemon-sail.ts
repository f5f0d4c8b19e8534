import type { Draw, Shape } from '@fifteen/drawing';
import { idea } from '../../idea.ts';

/** A slice of lemon from one angle to another around the origin: its rind, and its segments apart from it. */
const slice = (d: Draw, radius: number, [from, to]: readonly [number, number], count: number, gap: number): Shape => {
  const whole = d.sector(0, 0, radius, from, to);
  const rind = whole.round(14, 0).subtract(d.circle(0, 0, radius - 48));
  const flesh = d.sector(0, 0, radius - 48 - gap, from, to);
  const step = (to - from) / count;
  const walls = Array.from({ length: count - 1 }, (_, i) => d.polyline([[0, 0], d.arc(0, 0, radius, from, from + step * (i + 1)).end]).stroke(gap));
  return rind.union(...flesh.subtract(...walls).pieces().map((piece) => piece.round(14, 0))).intersect(whole);
};

/** A sailing boat: its hull is a fish, its sail a slice of lemon. */
export const lemonSail = idea({
  id: 'lemon-sail',
  title: 'Under full lemon',
  says: 'The fish is the hull of a boat, and the slice of lemon is its sail.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['seafood'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'playful_rounded'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.038 },
    sloop: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 2, stem: 0.07 },
  },
  params: { gap: { label: 'Gap', min: 14, max: 26, usual: 20 }, segments: { label: 'Lemon segments', min: 4, max: 6, usual: 5 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const count = Math.round(params['segments']!);
    const body = d.path('M-330 150C-230 60 -150 24 -40 24H190C330 24 420 70 490 150C420 310 260 390 80 390C-90 390 -230 320 -330 150Z').round(16, 0);
    const tail = d.path('M-270 160L-490 0C-470 60 -440 130 -440 180C-440 230 -460 290 -480 350L-270 160Z');
    const fish = body.union(tail).round(14, 44);
    if (look === 'line') {
      const pen = 38;
      const rim = fish.rim(pen, 'round');
      const radius = 320;
      const walls = Array.from({ length: count - 1 }, (_, i) => d.polyline([[0, 0], d.arc(0, 0, radius - pen, -90, -90 + (180 / count) * (i + 1)).end]).stroke(pen));
      const disc = d.sector(0, 0, radius, -90, 90);
      const sail = disc.rim(pen, 'round').union(...walls).intersect(disc).round(6, 6).place({ left: -100, bottom: -14 });
      return [d.layer('fish', rim.union(d.circle(336, 150, 26)), 'main'), d.layer('lemon', sail, 'second', { mono: 'ink' })];
    }
    const hull = fish.subtract(d.circle(340, 146, 30));
    if (look === 'sloop') {
      const main = slice(d, 520, [180, 270], Math.max(3, count - 1), gap).place({ right: 90, bottom: 24 - gap });
      const jib = slice(d, 300, [270, 360], Math.max(2, count - 2), gap).place({ left: 90 + gap + 6, bottom: 24 - gap });
      return [d.layer('fish', hull, 'main'), d.layer('sails', main.union(jib), 'second', { mono: 'ink' })];
    }
    const sail = slice(d, 330, [-90, 90], count, gap).place({ left: -100, bottom: 24 - gap });
    return [d.layer('fish', hull, 'main'), d.layer('lemon', sail, 'second', { mono: 'ink' })];
  },
});
