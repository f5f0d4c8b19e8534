import { idea } from '../../idea.ts';

/** Lavender whose florets are drops of oil. */
export const lavenderDrops = idea({
  id: 'lavender-drops',
  title: 'Drops of lavender',
  says: 'Each floret is a drop, and one of them is falling.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['lavender', 'hyacinth', 'lilac', 'heather', 'sage', 'bluebell'], trades: ['perfumery', 'soap', 'spa'] }],
  looks: {
    solid: { manner: 'module', vibes: ['organic_flowing', 'modern_flat', 'elegant_serif'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'organic_flowing'], colors: 2, stem: 0.036 },
    seal: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate', 'organic_flowing'], colors: 1, stem: 0.1 },
  },
  params: { drops: { label: 'Drops', min: 0.85, max: 1.1, usual: 1 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const drop = d.path('M0 -150C30 -90 66 -50 66 0A66 66 0 0 1 -66 0C-66 -50 -30 -90 0 -150Z');
    const floret = line ? drop.rim(28, 'round') : drop;
    const size = params['drops']!;
    const pair = (y: number, k: number) => d.mirror(floret.scale(k * size).rotate(-42).move(-86 * k, y));
    const spike = d.union(floret.scale(0.8 * size).move(0, -410), ...[-300, -176, -52, 72].map((y, i) => pair(y, 0.86 + i * 0.07)));
    const stem = d.polyline([[0, 150], [0, 500]]).stroke(36, { cap: 'round' });
    const leaf = d.mirror(d.leaf([18, 470], [190, 320], 0.2, 0.26));
    const falling = drop.scale(0.9).move(226, 120);
    if (look === 'seal') return [d.layer('seal', d.superellipse(0, -20, 460, 660, 2.6).subtract(d.union(spike, stem.union(d.rect(-18, 400, 36, 400)), leaf, falling.place({ left: 180, top: 110 })).move(-10, 20)), 'main')];
    return [d.layer('stem', stem.gapFrom(spike, 14).union(leaf), 'main'), d.layer('florets', spike, 'second'), d.layer('drop', falling.place({ left: 180, top: 110 }), 'second')];
  },
});
