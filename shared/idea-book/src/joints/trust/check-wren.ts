import { idea } from '../../idea.ts';

/** A small bird with its tail up is a check mark. */
export const checkWren = idea({
  id: 'check-wren',
  title: 'The bird that checks',
  says: 'With its tail up, the little bird is a check mark.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['song-bird', 'crow', 'bird', 'wing', 'feather'] }, { trades: ['accounting', 'notary', 'insurance', 'law', 'consulting', 'recruiting', 'tutoring', 'school', 'security'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.12 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, traits: ['gradient'], stem: 0.12 },
    box: { manner: 'cut', vibes: ['geometric_minimal', 'tech_sharp', 'bold_abstract'], colors: 2, stem: 0.09 },
  },
  params: { eye: { label: 'Eye size', min: 18, max: 34, usual: 24 }, gap: { label: 'Gap', min: 10, max: 26, usual: 16 } },
  draw: (d, { look, params }) => {
    const bird = d.path('M-500 -20L-404 -86C-380 -150 -320 -176 -264 -160C-190 -140 -176 -70 -160 -10C-146 44 -110 76 -60 40L392 -398L488 -302L60 200C-10 290 -90 350 -190 330C-330 300 -380 150 -404 24Z').round(12, 20);
    const eye = d.circle(-304, -64, params['eye']!);
    const gap = params['gap']!;
    const wing = d.path('M-196 120C-150 190 -60 190 20 110C10 210 -60 276 -130 262C-190 250 -216 190 -196 120Z');
    if (look === 'box') {
      const box = d.rect(-680, -350, 980, 940, 160).rim(84, 'round').gapFrom(bird, gap + 24);
      return [d.layer('box', box, 'main'), d.layer('bird', bird.subtract(eye), 'second', { mono: 'ink' })];
    }
    if (look === 'gradient') return [d.layer('bird', bird.subtract(eye), { gradient: ['main', 'second'], from: [-300, 300], to: [440, -350] })];
    return [d.layer('bird', bird.subtract(eye, wing.grow(gap)), 'main'), d.layer('wing', wing, 'second', { mono: 'ink' })];
  },
});
