import { idea } from '../../idea.ts';

/** A present whose bow is two birds. */
export const bowBirds = idea({
  id: 'bow-birds',
  title: 'Given with love',
  says: 'The loops of the bow are two birds that meet.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['gift-shop'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.046 },
  },
  params: { birds: { label: 'Bird size', min: 0.9, max: 1.1, usual: 1 } },
  draw: (d, { look, params }) => {
    const k = params['birds']!;
    const sharp = look === 'cut';
    const bird = d.path('M-16 -250C-40 -310 -110 -330 -160 -290C-200 -260 -210 -220 -260 -210C-330 -196 -400 -230 -470 -290C-470 -160 -400 -40 -250 -30C-120 -20 -60 -90 -70 -200Z').round(8, 12).scale(k, k, [0, -30]);
    const eye = d.circle(-122, -238, 24).scale(k, k, [0, -30]);
    const pair = d.mirror(bird);
    const eyes = d.mirror(eye);
    const lid = d.rect(-400, -6, 800, 120, sharp ? 0 : 24);
    const box = d.rect(-350, 138, 700, 340, sharp ? 0 : [16, 16, 50, 50]);
    const ribbon = d.rect(-56, -60, 112, 600);
    if (look === 'line') return [d.layer('box', d.union(lid.rim(46, 'round'), box.move(0, -70).rim(46, 'round').gapFrom(lid, -46).subtract(d.rect(-340, 0, 680, 70))), 'main', { mono: 'ink' }), d.layer('birds', pair.subtract(eyes), 'second', { mono: 'ink' }), d.layer('ribbon', d.rect(-22, 114, 44, 300), 'second', { mono: 'ink' })];
    const whole = d.union(lid, box);
    const birds = pair.subtract(eyes).gapFrom(lid, 18);
    if (sharp) return [d.layer('gift', d.union(whole.subtract(d.rect(-24, 0, 48, 700)), birds), 'main')];
    return [d.layer('box', whole.subtract(d.rect(-80, -100, 160, 700)), 'main', { mono: 'ink' }), d.layer('birds and ribbon', d.union(birds, ribbon.intersect(whole)), 'second', { mono: 'ink' })];
  },
});
