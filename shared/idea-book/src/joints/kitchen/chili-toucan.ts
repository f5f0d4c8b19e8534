import { idea } from '../../idea.ts';

/** A toucan whose beak is a chili. */
export const chiliToucan = idea({
  id: 'chili-toucan',
  title: 'Hot talk',
  says: 'The toucan’s beak is a chili.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['taqueria'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['illustrative', 'playful_rounded', 'modern_flat'], colors: 3, stem: 0.09 },
    line: { manner: 'line', vibes: ['organic_flowing', 'geometric_minimal'], colors: 2, stem: 0.038 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 2, stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 14, max: 28, usual: 20 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const chili = d.path('M-30 -330C120 -400 330 -350 410 -180C452 -90 450 10 410 120C370 0 310 -90 210 -130C120 -164 40 -160 -30 -150Z').round(10, 0);
    const bird = d.path('M-30 -390C-110 -430 -250 -420 -330 -330C-420 -226 -400 -80 -400 60C-400 220 -390 340 -470 480C-300 470 -40 400 50 150C84 50 50 -40 -30 -100Z').round(20, 20);
    const cap = d.path('M-60 -360C-10 -370 30 -356 50 -326C10 -300 30 -270 50 -244C20 -214 30 -190 46 -156C10 -130 -30 -120 -60 -120Z').round(12, 8);
    const eye = d.circle(-170, -250, 62);
    const pupil = d.circle(-160, -250, 28);
    if (look === 'line') {
      const pen = 38;
      return [d.layer('toucan', bird.rim(pen, 'round').gapFrom(cap, gap).union(d.circle(-170, -250, 34)), 'main'), d.layer('chili', chili.rim(pen, 'round').union(cap), 'second', { mono: 'ink' })];
    }
    if (look === 'cut') return [d.layer('toucan', bird.subtract(eye).union(cap), 'main'), d.layer('chili', chili.gapFrom(cap, gap).gapFrom(bird, gap), 'second', { mono: 'ink' })];
    return [d.layer('toucan', bird.subtract(eye).gapFrom(cap, gap).union(pupil), 'main'), d.layer('chili', chili.gapFrom(cap, gap).subtract(bird.grow(gap)), 'second', { mono: 'ink' }), d.layer('calyx', cap, 'third', { mono: 'ink' })];
  },
});
