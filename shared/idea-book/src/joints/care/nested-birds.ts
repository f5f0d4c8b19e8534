import { idea } from '../../idea.ts';

/** Three birds, each the wing of the next. */
export const nestedBirds = idea({
  id: 'nested-birds',
  title: 'Under the wing',
  says: 'Each bird is the wing of the bigger one.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['nest', 'song-bird', 'family'], trades: ['midwifery', 'childcare'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 3, stem: 0.09 },
    duo: { manner: 'cut', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['elegant_serif', 'geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.04 },
  },
  params: { gap: { label: 'Gap', min: 20, max: 38, usual: 28 } },
  draw: (d, { look, params }) => {
    const bird = d.path('M-420 -110L-312 -196A190 190 0 0 1 -40 -280C120 -240 200 -120 450 -210C450 100 240 330 -20 330C-230 330 -330 180 -330 20V-70Z').round(10, 0);
    const chick = bird.scale(0.56).move(64, 74);
    const baby = bird.scale(0.28).move(100, 116);
    const eye = d.circle(-190, -150, 28);
    const little = eye.scale(0.62).move(64, 74);
    const gap = params['gap']!;
    if (look === 'line') {
      const pen = 38;
      return [d.layer('bird', bird.rim(pen, 'round').union(eye), 'main', { mono: 'ink' }), d.layer('chick', bird.scale(0.54).move(50, 50).rim(pen, 'round').union(d.circle(-58, -28, 22)), 'second', { mono: 'ink' }), d.layer('baby', bird.scale(0.25).move(74, 66).shrink((gap - 28) / 2), 'main', { mono: 'ink' })];
    }
    return [d.layer('bird', bird.subtract(chick.grow(gap), eye), 'main', { mono: 'ink' }), d.layer('chick', chick.subtract(baby.grow(gap - 6), little), 'second', { mono: 'ink' }), d.layer('baby', baby, look === 'duo' ? 'main' : 'third', { mono: 'ink' })];
  },
});
