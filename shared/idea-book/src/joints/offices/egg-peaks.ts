import { idea } from '../../idea.ts';

/** An egg whose crack is a range of peaks. */
export const eggPeaks = idea({
  id: 'egg-peaks',
  title: 'The summit inside',
  says: 'The egg breaks open along a range of peaks, and the sun of a new day comes out.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['coaching'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.16 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.16 },
    tone: { manner: 'print', vibes: ['gradient_modern', 'illustrative', 'modern_flat'], colors: 2, stem: 0.16 },
  },
  params: { peak: { label: 'Height of the peaks', min: 180, max: 280, usual: 230 }, sun: { label: 'Size of the sun', min: 140, max: 190, usual: 166 } },
  draw: (d, { look, params }) => {
    const [peak, sun] = [params['peak']!, params['sun']!];
    const gap = 30;
    const egg = d.path('M0 -560C230 -560 420 -190 420 110C420 370 240 540 0 540S-420 370 -420 110C-420 -190 -230 -560 0 -560Z');
    const line: [number, number][] = [[-560, 60], [-330, 60], [-150, 60 - peak], [-20, 20], [120, 60 - peak * 0.62], [300, 110], [560, 60]];
    const below = d.polygon([...line, [560, 900], [-560, 900]]);
    const range = egg.intersect(below).round(8, 0);
    const above = egg.subtract(below.grow(gap)).withoutSlivers(300);
    const disc = d.circle(110, -150, sun).subtract(below.grow(gap)).intersect(egg);
    const sky = above.subtract(disc).withoutSlivers(300);
    if (look === 'cut') return [d.layer('egg', range.union(sky), 'main', { mono: 'ink' })];
    if (look === 'tone') return [d.layer('sky', above, { tint: 'second', by: 0.45 }, { mono: 'ink' }), d.layer('peaks', range, 'main', { mono: 'ink' }), d.layer('sun', disc, 'second', { mono: 'gap' })];
    return [d.layer('peaks', range, 'main', { mono: 'ink' }), d.layer('sky', sky, 'second', { mono: 'ink' })];
  },
});
