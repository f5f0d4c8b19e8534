import { idea } from '../../idea.ts';

/** A medicine dropper that is a flower: its bulb is the bud, its glass the stem. */
export const dropperBud = idea({
  id: 'dropper-bud',
  title: 'Straight from the stem',
  says: 'The dropper is a flower: its bulb is the bud, and its glass tube is the stem.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['herbalist'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['elegant_serif', 'geometric_minimal'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['classic_ornate', 'bold_abstract'], colors: 1, stem: 0.1 },
  },
  params: { leaves: { label: 'Size of the leaves', min: 0.85, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const k = params['leaves']!;
    const gap = 22;
    const side = d.path('M-190 -560C-140 -540 -100 -500 -70 -450C-30 -380 -20 -290 -60 -170H-110C-200 -210 -230 -300 -220 -400C-214 -460 -200 -510 -190 -560Z');
    const middle = d.path('M0 -620C70 -550 110 -470 110 -380C110 -300 80 -220 50 -170H-50C-80 -220 -110 -300 -110 -380C-110 -470 -70 -550 0 -620Z');
    const collar = d.rect(-130, -150, 260, 80, 30);
    const tube = d.path('M-58 -48H58V150C58 210 34 240 26 330H-26C-34 240 -58 210 -58 150Z').round(10, 0);
    const leaf = d.path('M80 210C110 60 220 -30 380 -40C390 120 260 230 80 210Z').scale(k, k, [80, 210]);
    const drop = d.path('M0 360C40 430 74 470 74 520A74 74 0 0 1 -74 520C-74 470 -40 430 0 360Z');
    if (look === 'line') {
      const pen = 40;
      const petals = d.union(middle.rim(pen, 'round'), d.mirror(side).rim(pen, 'round').subtract(middle));
      return [d.layer('flower', d.union(petals, collar, tube.rim(34, 'round')), 'main', { mono: 'ink' }), d.layer('leaves', d.mirror(leaf.rim(pen, 'round')).union(drop), 'second', { mono: 'ink' })];
    }
    const bud = middle.union(d.mirror(side.gapFrom(middle, gap)));
    return [d.layer('dropper', d.union(bud, collar, tube), 'main', { mono: 'ink' }), d.layer('leaves', d.mirror(leaf).gapFrom(tube, gap).union(drop), look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
