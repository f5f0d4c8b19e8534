import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A medal that hangs from the V of victory. */
export const victoryRibbon = idea({
  id: 'victory-ribbon',
  title: 'V for victory',
  says: 'The ribbon of the medal is a V, and its disc holds a star.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['medal'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'classic_ornate'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract'], colors: 1, stem: 0.16 },
  },
  params: { star: { label: 'Size of the star', min: 150, max: 200, usual: 176 } },
  draw: (d, { look, params }) => {
    const tips = params['star']!;
    const [gap, pen] = [28, 44];
    const disc = d.circle(0, 220, 310);
    const star = d.star(5, tips, tips * 0.46, { cy: 226 }).round(10, 0);
    const band = d.polygon([[-400, -520], [-170, -520], [70, 60], [-110, 150]]);
    const front = band.round(6, 0);
    const back = front.flipX(0);
    const left = front.gapFrom(disc, gap).pieces()[0]!;
    const right = back.gapFrom(front, gap).gapFrom(disc, gap).pieces()[0]!;
    if (look === 'line') return [d.layer('ribbon', d.union(contour(left, pen), contour(right, pen)), 'main'), d.layer('medal', d.union(disc.rim(pen), star), 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('medal', d.union(left, right, disc.subtract(star)), 'main')];
    return [d.layer('ribbon front', left, 'main', { mono: 'ink' }), d.layer('ribbon back', right, { tint: 'main', by: 0.3 }, { mono: 'ink' }), d.layer('medal', disc.subtract(star), 'second', { mono: 'ink' })];
  },
});
