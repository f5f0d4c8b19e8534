import { idea } from '../../idea.ts';

/** A swirl of ice cream that breaks like a wave. */
export const waveCone = idea({
  id: 'wave-cone',
  title: 'Surf on a cone',
  says: 'The swirl of ice cream breaks like a wave.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['wave', 'sea', 'beach', 'coast', 'surfboard'] }, { things: ['ice-cream'], trades: ['ice-cream-parlor'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded'], colors: 2, stem: 0.08 },
    ridges: { manner: 'cut', vibes: ['illustrative', 'bold_abstract'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['organic_flowing', 'geometric_minimal'], colors: 2, stem: 0.035 },
  },
  params: { cone: { label: 'Cone length', min: 460, max: 620, usual: 540 }, gap: { label: 'Gap', min: 18, max: 44, usual: 32 } },
  draw: (d, { look, params }) => {
    const wave = d.path('M-276 60C-306 -130 -196 -440 80 -440C222 -440 312 -346 304 -216C268 -296 172 -322 102 -266C34 -210 38 -112 112 -72C168 -42 236 -52 288 -98C306 -44 300 14 276 60Z').round(20, 0);
    const cone = d.polygon([[-240, 60 + params['gap']!], [240, 60 + params['gap']!], [0, params['cone']!]], 24);
    if (look === 'line') {
      const crease = d.line('M-120 44C-150 -130 -70 -300 70 -330').stroke(30, { cap: 'round' });
      return [d.layer('wave', wave.rim(30).union(crease), 'main', { mono: 'ink' }), d.layer('cone', cone.rim(30), 'second', { mono: 'ink' })];
    }
    const waffle = [-1, 1].flatMap((side) => [-92, 92].map((x) => d.polyline([[x - side * 300, -340], [x + side * 300, 780]]).stroke(20)));
    const wafer = cone.subtract(...waffle).withoutSlivers(500);
    if (look === 'solid') return [d.layer('wave', wave, 'main'), d.layer('cone', wafer, 'second')];
    const ridges = [d.line('M-150 80C-190 -110 -100 -330 90 -366').brush([24, 22, 14]), d.line('M-30 80C-80 -60 -60 -220 44 -282').brush([24, 22, 14])];
    return [d.layer('wave', wave.subtract(...ridges).withoutSlivers(300), 'main'), d.layer('cone', cone, 'second')];
  },
});
