import { idea } from '../../idea.ts';

/** Two speech bubbles with beaks are birds in conversation. */
export const bubbleParrots = idea({
  id: 'bubble-parrots',
  title: 'Birds of two tongues',
  says: 'Two speech bubbles with beaks are birds, and they understand each other.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['bird', 'wing', 'feather', 'nest'] }, { things: ['message-bubble', 'conversation', 'tongue'], trades: ['translation', 'language-school', 'mediation', 'podcast', 'psychotherapy'] }],
  looks: {
    pair: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 3, traits: ['playful'], stem: 0.09 },
    single: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.04 },
  },
  params: { eye: { label: 'Eye size', min: 28, max: 54, usual: 40 }, gap: { label: 'Gap', min: 12, max: 34, usual: 18 } },
  draw: (d, { look, params }) => {
    const r = 300;
    const bubble = d.circle(0, 0, r).union(d.path(`M-${r} 0V${r + 40}C-${r} ${r + 60} -270 ${r + 60} -260 ${r + 46}C-220 ${r} -120 ${r} 0 ${r}Z`));
    const beak = d.path('M250 -140C400 -150 470 -60 430 80C400 10 340 -10 250 -10Z').round(8, 0);
    const [dot, gap] = [params['eye']!, params['gap']!];
    const eye = d.circle(126, -96, dot);
    const bird = bubble.gapFrom(beak, gap).subtract(eye);
    if (look === 'line') return [d.layer('bubble', bubble.rim(38, 'round').gapFrom(beak, gap + 2).union(d.circle(126, -96, dot - 4)), 'main'), d.layer('beak', beak, 'second', { mono: 'ink' })];
    if (look === 'single') return [d.layer('bubble', bird, 'main'), d.layer('beak', beak, 'second', { mono: 'ink' })];
    const small = (shape: typeof bubble) => shape.flipX(0).scale(0.7).move(650, 250);
    return [d.layer('bird', bird, 'main'), d.layer('other bird', small(bird), 'second', { mono: 'ink' }), d.layer('beaks', beak.union(small(beak)), 'third', { mono: 'ink' })];
  },
});
