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
  },
  draw: (d, { look }) => {
    const body = d.path('M-480 0H80C220 0 320 -70 330 -210H410C440 130 240 360 -70 360C-300 360 -480 230 -480 0Z').round(30, 0);
    const pair = d.mirror(d.path('M0 0C-20 -120 -90 -170 -210 -170C-200 -60 -120 0 0 0Z')).round(8, 0);
    const tail = pair.move(370, -190);
    const sprout = pair.union(d.rect(-22, -40, 44, 120)).move(-190, -96);
    const eye = d.circle(-270, 110, 30);
    const belly = d.path('M-700 150C-300 150 0 240 130 520H-700Z').intersect(body);
    return look === 'line' ? [d.layer('whale', body.union(tail).rim(40), 'main'), d.layer('sprout', sprout, 'second'), d.layer('eye', eye, 'main')] : [d.layer('whale', body.union(tail).subtract(eye).gapFrom(belly, 16), 'main'), d.layer('belly', belly, 'second'), d.layer('sprout', sprout, 'second')];
  },
});
