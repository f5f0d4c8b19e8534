import { idea } from '../../idea.ts';

/** A bull of one curve. */
export const bullCurve = idea({
  id: 'bull-curve',
  title: ({ things }) => `The ${things[0]} in one curve`,
  says: ({ things }) => `The horns, the cheeks and the muzzle of the ${things[0]} are one curve.`,
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['bull', 'ox', 'buffalo'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['illustrative', 'bold_abstract', 'modern_flat'], colors: 2, stem: 0.15 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.12 },
    duo: { manner: 'brush', vibes: ['hand_drawn', 'geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.12 },
  },
  params: { curve: { label: 'Weight', min: 100, max: 136, usual: 118 }, ears: { label: 'Ears', min: 0.85, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const pen = params['curve']!;
    const side = d.line('M-300 -480C-460 -440 -520 -210 -300 -150C-200 -124 -190 -60 -176 20L-130 280C-116 370 -60 400 0 400');
    const stroke = side.brush([16, pen * 0.8, pen, pen, pen, pen, pen, pen], { samples: 70 });
    const curve = d.mirror(stroke.union(d.rect(-20, 400 - pen / 2, 20, pen)));
    const ear = d.mirror(d.leaf([-230, -20], [-480, 70], 0.14, 0.26).round(10, 0).scale(params['ears']!, params['ears']!, [-230, -20])).gapFrom(curve, 22);
    const inside = d.mirror(d.path('M0 -160H-300C-200 -124 -190 -60 -176 20L-130 280C-116 370 -60 400 0 400Z'));
    const eyes = d.mirror(d.path('M-122 60L-44 100C-56 134 -96 130 -116 104Z').round(6, 0));
    const ring = d.circle(0, 420, 96).subtract(d.circle(0, 420, 50));
    const worn = ring.move(0, 10);
    const band = d.mirror(d.ellipse(-64, 330, 34, 40));
    const low = d.rect(-300, 392, 600, 400);
    const head = curve.union(inside).subtract(eyes, band);
    if (look === 'duo') return [d.layer('curve', curve.subtract(band).union(ear), 'main'), d.layer('face', inside.subtract(curve.grow(20), eyes, band).withoutSlivers(600), 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('bull', head.union(ear), 'main')];
    return [d.layer('bull', head.gapFrom(worn.intersect(low), 20).union(ear), 'main'), d.layer('ring', worn.intersect(low), 'second', { mono: 'ink' })];
  },
});
