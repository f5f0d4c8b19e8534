import { idea } from '../../idea.ts';

/** A whale whose spout is a seedling: the same two leaves as its tail. */
export const whaleSprout = idea({
  id: 'whale-sprout',
  title: 'A whale in leaf',
  says: 'The whale’s spout is a seedling: the same two leaves as its tail.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['whale'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.16 },
  },
  params: { leaves: { label: 'Leaves', min: 0.85, max: 1.2, usual: 1 } },
  draw: (d, { look, params }) => {
    const body = d.path('M-480 0H80C220 0 320 -70 330 -210H410C440 130 240 360 -70 360C-300 360 -480 230 -480 0Z').round(30, 0);
    const pair = d.mirror(d.path('M0 0C-20 -120 -90 -170 -210 -170C-200 -60 -120 0 0 0Z')).round(8, 0);
    const tail = pair.move(370, -190);
    const sprout = pair.scale(params['leaves']!).union(d.rect(-22, -40, 44, 120)).move(-190, -96);
    const eye = d.circle(-270, 110, 30);
    const belly = d.path('M-700 150C-300 150 0 240 130 520H-700Z').intersect(body);
    if (look === 'cut') {
      const hull = d.sector(-70, -20, 410, 0, 180).union(d.rect(236, -230, 104, 240)).round(8, 70);
      const groove = d.line('M-520 150C-260 150 -60 220 40 420').stroke(30);
      const leaf = d.path('M10 0V-40A150 150 0 0 1 160 -190H190V-150A150 150 0 0 1 40 0Z').scale(params['leaves']!);
      return [d.layer('whale', hull.union(d.mirror(d.path('M0 0V-40A150 150 0 0 1 150 -190H190V-150A150 150 0 0 1 40 0Z')).move(288, -200)).subtract(groove, d.circle(-270, 76, 34)), 'main'), d.layer('sprout', d.mirror(leaf).union(d.rect(-28, -30, 56, 180)).move(-200, -156), 'main')];
    }
    return look === 'line' ? [d.layer('whale', body.union(tail).rim(40), 'main'), d.layer('sprout', sprout, 'second'), d.layer('eye', eye, 'main')] : [d.layer('whale', body.union(tail).subtract(eye).gapFrom(belly, 16), 'main'), d.layer('belly', belly, 'second'), d.layer('sprout', sprout, 'second')];
  },
});
