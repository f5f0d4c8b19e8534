import { idea } from '../../idea.ts';

/** An armchair that is a bear. */
export const armchairBear = idea({
  id: 'armchair-bear',
  title: 'A hug to sit in',
  says: 'The armchair is a bear: its back has ears and a face, and its arms are paws.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['upholstery', 'furniture'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.046 },
  },
  params: { ears: { label: 'Ear size', min: 84, max: 118, usual: 100 } },
  draw: (d, { look, params }) => {
    const ear = params['ears']!;
    const back = d.path('M-290 200V-170C-290 -330 -180 -420 0 -420C180 -420 290 -330 290 -170V200Z');
    const ears = d.mirror(d.circle(222, -372, ear));
    const inner = d.mirror(d.circle(222, -372, ear * 0.44));
    const arm = d.mirror(d.rect(-450, -40, 200, 400, 100));
    const base = d.rect(-300, 220, 600, 140);
    const legs = d.mirror(d.rect(-380, 330, 90, 110, [0, 0, 28, 28]));
    const cushion = d.rect(-232, 110, 464, 140, 56);
    const eyes = d.mirror(d.circle(122, -190, 34));
    const muzzle = d.ellipse(0, -66, 118, 96);
    const nose = d.ellipse(0, -98, 48, 34);
    const chair = d.union(back, ears, arm, base, legs);
    const gap = 24;
    if (look === 'line') {
      const pen = 46;
      return [d.layer('bear', d.union(d.union(back, ears).rim(pen, 'round').gapFrom(arm, 0), arm.rim(pen, 'round'), d.rect(-300, 314, 600, pen), legs, eyes, nose).gapFrom(cushion, 22), 'main', { mono: 'ink' }), d.layer('cushion', cushion.rim(pen, 'round'), 'second', { mono: 'ink' })];
    }
    const seams = d.mirror(arm.intersect(d.rect(-900, -900, 900, 1800)).grow(gap).intersect(back).subtract(arm));
    const body = chair.subtract(seams, eyes, inner).gapFrom(cushion, gap);
    if (look === 'cut') return [d.layer('bear', d.union(body.subtract(muzzle), nose, cushion), 'main')];
    return [d.layer('bear', body, 'main', { mono: 'join' }), d.layer('muzzle', muzzle.subtract(nose), 'second', { mono: 'gap' }), d.layer('cushion', cushion, 'second', { mono: 'ink' })];
  },
});
