import { idea } from '../../idea.ts';

/** A soccer ball with a star at its center. */
export const starBall = idea({
  id: 'star-ball',
  title: 'The star of the match',
  says: 'The patch in the middle of the ball is a star.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['star', 'soccer-ball', 'north-star', 'victory'], trades: ['football'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.08 },
    disc: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.08 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'modern_flat'], colors: 1, stem: 0.14 },
  },
  params: { star: { label: 'Size of the star', min: 0.88, max: 1.12, usual: 1 } },
  draw: (d, { look, params }) => {
    const pen = 52;
    const r = 440;
    const star = d.star(5, 236 * params['star']!, 104 * params['star']!).round(8, 0);
    if (look === 'cut') {
      const cut = d.star(5, 300 * params['star']!, 124 * params['star']!).round(12, 0);
      return [d.layer('ball', d.circle(0, 0, 480).subtract(cut, ...d.radial(d.rect(-19, -600, 38, 400), { count: 5 })), 'main')];
    }
    const rim = d.ring(0, 0, r, r - pen);
    const seams = d.union(...d.radial(d.rect(-pen / 2, -370, pen, 160), { count: 5 }));
    const patch = d.polygon([[-84, -340], [84, -340], [170, -480], [0, -560], [-170, -480]]).intersect(d.circle(0, 0, r));
    const patches = d.union(...d.radial(patch, { count: 5 }));
    if (look === 'disc') {
      const lines = d.union(...d.radial(d.rect(-13, -330, 26, 200).union(patch.outline(26)), { count: 5 }));
      return [d.layer('ball', d.circle(0, 0, r).subtract(lines, star.grow(26)).withoutSlivers(400), 'main'), d.layer('star', star, 'second', { mono: 'ink' })];
    }
    return [d.layer('ball', rim.union(patches, seams.subtract(star.grow(20))).round(0, 6), 'main'), d.layer('star', star, 'second', { mono: 'ink' })];
  },
});
