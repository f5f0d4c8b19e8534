import { idea } from '../../idea.ts';

/** A hermit crab that lives in a cup. */
export const hermitCup = idea({
  id: 'hermit-cup',
  title: 'Second-hand, first choice',
  says: 'A hermit crab has made an old cup its home: nobody lives better second-hand.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['second-hand'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.046 },
  },
  params: { claws: { label: 'Claw size', min: 0.88, max: 1.12, usual: 1 } },
  draw: (d, { look, params }) => {
    const k = params['claws']!;
    const sharp = look === 'cut';
    const pen = look === 'line' ? 46 : 66;
    const cup = d.path('M-300 120L-236 -330C-230 -370 -206 -390 -170 -390H170C206 -390 230 -370 236 -330L300 120Z').round(sharp ? 0 : 16, 0);
    const rim = d.rect(-340, 90, 680, 70, sharp ? 0 : 35);
    const handle = d.line('M230 -290C400 -340 480 -220 440 -110C420 -50 360 -20 280 -20').stroke(pen);
    const claw = d.path('M-210 330C-330 350 -440 300 -450 190C-452 130 -420 90 -380 66C-366 120 -350 150 -316 170C-320 130 -310 100 -290 76C-230 110 -200 200 -210 330Z').round(8, 8).scale(k, k, [-230, 320]);
    const body = d.path('M-210 190H210C230 300 130 380 0 380C-130 380 -230 300 -210 190Z');
    const arm = d.line('M-120 290C-170 340 -210 340 -260 310').stroke(64, { cap: 'round' });
    const legs = d.mirror(d.union(d.line('M-100 330C-130 390 -190 410 -230 470').stroke(54, { cap: 'round' }), d.line('M-40 350C-50 400 -80 420 -90 480').stroke(54, { cap: 'round' })));
    const eyes = d.mirror(d.circle(72, 256, 34));
    const crab = d.union(body, d.mirror(d.union(arm, claw)), legs).round(0, 10);
    const mug = d.union(cup, rim, handle.gapFrom(cup, -6));
    if (look === 'line') return [d.layer('cup', d.union(cup.rim(pen, 'round'), rim, handle.gapFrom(cup, 0)), 'main', { mono: 'ink' }), d.layer('crab', crab.subtract(eyes).gapFrom(rim, 22), 'second', { mono: 'ink' })];
    const guest = crab.subtract(eyes).gapFrom(mug, 24);
    const band = d.rect(-600, -90, 1200, 44);
    if (sharp) return [d.layer('crab and cup', d.union(mug.subtract(band.intersect(cup)), guest), 'main')];
    return [d.layer('cup', mug, 'main', { mono: 'ink' }), d.layer('crab', guest, 'second', { mono: 'ink' })];
  },
});
