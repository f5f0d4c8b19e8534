import { idea } from '../../idea.ts';

/** A cloud with a lining in another color. */
export const silverLining = idea({
  id: 'silver-lining',
  title: 'The silver lining',
  says: 'Every cloud has a silver lining. This one shows it.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['cloud', 'sky', 'hope', 'cloud-computing', 'fog'], trades: ['cloud-services'] }],
  looks: {
    line: { manner: 'line', vibes: ['geometric_minimal', 'modern_flat', 'playful_rounded'], colors: 2, stem: 0.055 },
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'playful_rounded'], colors: 1, stem: 0.12 },
  },
  params: { lining: { label: 'Lining', min: 0.75, max: 1.12, usual: 1 } },
  draw: (d, { look, params }) => {
    const cloud = d.union(d.rect(-470, -70, 940, 350, 175), d.circle(-180, -60, 190), d.circle(110, -90, 260)).round(0, 30);
    const wide = params['lining']!;
    if (look === 'cut') return [d.layer('cloud', cloud.subtract(cloud.shrink(54, 'round').rim(36 * wide, 'round')), 'main')];
    if (look === 'line') return [d.layer('cloud', cloud.rim(56, 'round'), 'main'), d.layer('lining', cloud.shrink(84, 'round').rim(46 * wide, 'round'), 'second')];
    const lining = cloud.move(44 * wide, 70 * wide);
    return [d.layer('lining', lining.gapFrom(cloud, 22).withoutSlivers(600), 'second'), d.layer('cloud', cloud, 'main')];
  },
});
