import { idea } from '../../idea.ts';

/** A gazelle whose horns are a lyre. */
export const gazelleLyre = idea({
  id: 'gazelle-lyre',
  title: 'Horns like a lyre',
  says: 'The gazelle carries its horns like a lyre.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['gazelle', 'antelope'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['elegant_serif', 'modern_flat', 'organic_flowing'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 1, stem: 0.05 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate'], colors: 1, stem: 0.12 },
  },
  params: { spread: { label: 'Spread of the horns', min: 150, max: 250, usual: 200 } },
  draw: (d, { look, params }) => {
    const wide = params['spread']!;
    const [gap, pen] = [22, 50];
    const way = d.curve([-58, -50], [-100, -200], [-wide - 120, -300], [-wide + 20, -430]).then(d.curve([-wide + 20, -430], [-wide + 90, -490], [-wide + 90, -520], [-wide + 60, -570]));
    const horn = way.brush([78, 72, 62, 46, 16], { samples: 50, ends: 'round' });
    const face = d.path('M-130 -20C-130 140 -80 280 -74 400C-70 470 -40 500 0 500V-70C-60 -70 -130 -80 -130 -20Z');
    const head = d.mirror(face).round(20, 0);
    const ear = d.leaf([-130, 30], [-440, -110], 0.2).round(10, 0);
    const eyes = d.mirror(d.leaf([-130, 60], [-50, 130], 0.28));
    const nose = d.mirror(d.path('M-80 400C-50 380 -20 376 0 376V520H-80Z')).intersect(head);
    if (look === 'line') {
      const half = d.line('M0 500C-60 500 -84 440 -90 380C-100 250 -150 130 -150 20').stroke(pen, { cap: 'round' });
      const horns = way.stroke(pen, { cap: 'round' });
      return [d.layer('gazelle', d.union(d.mirror(d.union(half, horns, ear.rim(pen - 6, 'round').move(-50, 0))), d.line('M-58 -50H58').stroke(pen, { cap: 'round' })).round(0, 8), 'main')];
    }
    const beast = d.union(head.subtract(eyes).gapFrom(nose, look === 'cut' ? 14 : gap), d.mirror(ear).gapFrom(head, gap));
    const horns = d.mirror(horn).gapFrom(head, gap);
    if (look === 'cut') return [d.layer('disc', d.ellipse(0, -34, 560, 620).subtract(d.union(beast, horns, nose).scale(0.9, 0.9, [0, -34])), 'main')];
    return [d.layer('horns', horns, 'second'), d.layer('head', beast, 'main'), d.layer('nose', nose, 'second')];
  },
});
