import { idea } from '../../idea.ts';

/** A peach whose seam is a face. */
export const peachProfile = idea({
  id: 'peach-profile',
  title: 'Skin like a peach',
  says: 'The seam of the peach is the profile of a face.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['dermatology', 'cosmetics'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'elegant_serif', 'bold_abstract'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'elegant_serif'], colors: 1, stem: 0.14 },
    tone: { manner: 'print', vibes: ['gradient_modern', 'illustrative', 'playful_rounded'], colors: 2, stem: 0.14 },
  },
  params: { seam: { label: 'Place of the face', min: -40, max: 60, usual: 10 }, gap: { label: 'Gap', min: 20, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const [x, gap] = [params['seam']!, params['gap']!];
    const peach = d.path('M0 -300C90 -400 250 -400 350 -300C470 -180 450 40 350 210C260 360 110 420 20 500C-90 430 -260 360 -350 210C-450 40 -470 -180 -350 -300C-250 -400 -90 -400 0 -300Z').round(16, 10);
    const right = d.path(`M${x - 10} -700V-330C${x + 50} -250 ${x + 58} -200 ${x + 46} -150C${x + 40} -120 ${x + 48} -100 ${x + 62} -70C${x + 84} -30 ${x + 118} 6 ${x + 126} 26C${x + 132} 46 ${x + 112} 58 ${x + 92} 62C${x + 86} 78 ${x + 106} 92 ${x + 104} 106C${x + 102} 120 ${x + 88} 124 ${x + 86} 132C${x + 98} 142 ${x + 100} 160 ${x + 86} 172C${x + 74} 184 ${x + 82} 200 ${x + 84} 220C${x + 86} 262 ${x + 50} 276 ${x + 10} 280C${x - 30} 300 ${x - 10} 420 ${x + 30} 900H900V-700Z`);
    const leaf = d.leaf([10, -340], [300, -560], 0.26, 0.2);
    const stalk = d.line('M6 -330C0 -400 -20 -440 -50 -480').stroke(46, { cap: 'round' });
    const [front, back] = [peach.subtract(right.grow(gap / 2)).round(4, 0), peach.intersect(right.shrink(gap / 2, 'round')).withoutSlivers(300)];
    const top = d.union(leaf, stalk).subtract(peach.grow(gap));
    if (look === 'cut') return [d.layer('peach', d.union(front, back, top), 'main', { mono: 'ink' })];
    if (look === 'tone') return [d.layer('face', front, { tint: 'second', by: 0.35 }, { mono: 'ink' }), d.layer('peach', back, 'second', { mono: 'ink' }), d.layer('leaf', top, 'main', { mono: 'ink' })];
    return [d.layer('face', front.union(top), 'main', { mono: 'ink' }), d.layer('peach', back, 'second', { mono: 'ink' })];
  },
});
