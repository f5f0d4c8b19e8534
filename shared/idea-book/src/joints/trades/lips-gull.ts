import { idea } from '../../idea.ts';

/** Lips: the upper one is a bird in flight. */
export const lipsGull = idea({
  id: 'lips-gull',
  title: 'Lips take wing',
  says: 'The upper lip is a bird in flight, and the lower lip is the sun that it flies over.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['lips', 'lipstick'], trades: ['cosmetics'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'elegant_serif'], colors: 2, stem: 0.15 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'elegant_serif'], colors: 1, stem: 0.15 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'organic_flowing'], colors: 2, stem: 0.044 },
  },
  params: { gap: { label: 'Gap', min: 24, max: 48, usual: 34 }, wings: { label: 'Wing height', min: 220, max: 300, usual: 260 } },
  draw: (d, { look, params }) => {
    const [gap, tall] = [params['gap']!, params['wings']!];
    const wing = d.path(`M0 -50C40 -60 60 ${-tall} 170 ${-tall}C310 ${-tall} 430 -130 640 -60C450 -80 290 -50 180 20C110 60 60 90 0 90Z`);
    const bird = d.mirror(wing).round(4, 16);
    const sun = d.path('M-440 20C-330 250 -180 370 0 370C180 370 330 250 440 20Z').subtract(d.mirror(d.path(`M0 -96V90C60 90 110 60 180 20C290 -50 450 -80 640 -60V-96Z`)).grow(gap)).withoutSlivers(400).round(10, 0);
    if (look === 'line') return [d.layer('bird', bird.rim(44), 'main'), d.layer('sun', sun.rim(44), 'second', { mono: 'ink' })];
    return [d.layer('bird', bird, 'main'), d.layer('sun', sun, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
