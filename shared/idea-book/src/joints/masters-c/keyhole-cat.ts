import { idea } from '../../idea.ts';

/** A cat on guard whose pupils are keyholes. */
export const keyholeCat = idea({
  id: 'keyhole-cat',
  title: 'The cat on guard',
  says: 'The cat sees in the dark, and the slits of its eyes are keyholes.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['cybersecurity', 'locksmith', 'security'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'tech_sharp'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'tech_sharp', 'bold_abstract'], traits: ['gradient'], colors: 2, stem: 0.1 },
  },
  params: { ears: { label: 'Ear height', min: 350, max: 440, usual: 400 }, pupil: { label: 'Size of the keyholes', min: 0.85, max: 1.05, usual: 1 } },
  draw: (d, { look, params }) => {
    const ear = -params['ears']!;
    const head = d.mirror(d.path(`M0 -250C70 -250 130 -240 180 -224L340 ${ear}C372 -270 400 -120 400 20C400 240 240 380 0 380Z`)).round(26, 20);
    const eye = d.path('M44 70C70 -50 190 -110 330 -90C340 40 270 150 160 150C100 150 60 120 44 70Z').round(18, 0);
    const size = params['pupil']!;
    const pupil = d.circle(190, -6, 44).union(d.polygon([[174, -6], [206, -6], [234, 122], [146, 122]], 8)).scale(size, size, [190, 40]);
    const nose = d.path('M-58 230H58L0 296Z').round(12, 0);
    const face = head.subtract(d.mirror(eye), nose).union(d.mirror(pupil.intersect(eye)));
    if (look === 'cut') return [d.layer('cat', face, 'main')];
    const paint = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [0, -400], to: [0, 400] } as const) : 'main';
    return [d.layer('eyes', d.mirror(eye.grow(6)), 'second', { mono: 'none' }), d.layer('cat', face, paint)];
  },
});
