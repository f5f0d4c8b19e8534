import { idea } from '../../idea.ts';

/** A hummingbird whose beak is the straw of a cocktail. */
export const hummingbirdCoupe = idea({
  id: 'hummingbird-coupe',
  title: 'The first sip',
  says: 'A hummingbird drinks from the glass: its beak is the straw.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['cocktail-bar'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.046 },
  },
  params: { wing: { label: 'Wing', min: 0.85, max: 1.12, usual: 1 } },
  draw: (d, { look, params }) => {
    const k = params['wing']!;
    const pen = look === 'line' ? 44 : 50;
    const glass = d.polygon([[-480, -70], [180, -70], [-150, 260]], look === 'cut' ? 0 : 20);
    const stem = d.rect(-150 - pen / 2, 220, pen, 240);
    const foot = d.rect(-320, 440, 340, pen, pen / 2);
    const body = d.path('M10 -300C20 -390 100 -440 180 -400C260 -350 250 -250 330 -160C380 -100 430 -60 500 -40C420 20 300 10 220 -60C140 -120 90 -180 60 -240C40 -250 20 -262 10 -300Z').round(8, 20);
    const wing = d.path('M170 -230C200 -370 320 -500 500 -520C520 -380 440 -230 290 -160Z').round(14, 0).scale(k, k, [200, -220]);
    const beak = d.line('M60 -290L-160 60').brush([44, 34, 26], { ends: 'round' });
    const eye = d.circle(104, -322, 22);
    const bird = d.union(body, beak);
    if (look === 'line') return [d.layer('glass', d.union(glass.rim(pen, 'round'), stem, foot).subtract(beak.grow(18)), 'main', { mono: 'ink' }), d.layer('bird', d.union(body.rim(42, 'round'), beak.subtract(body), wing.gapFrom(body, 18), eye.scale(0.8, 0.8, [104, -322])), 'second', { mono: 'ink' })];
    const cup = d.union(glass, stem, foot).subtract(beak.grow(24));
    const top = d.union(bird.gapFrom(wing, 20).subtract(eye), wing);
    if (look === 'cut') return [d.layer('bird and glass', d.union(cup, top), 'main')];
    return [d.layer('glass', cup, 'main', { mono: 'ink' }), d.layer('bird', top, 'second', { mono: 'ink' })];
  },
});
