import { idea } from '../../idea.ts';

/** A dove whose wing is a fan of playing cards. */
export const cardDove = idea({
  id: 'card-dove',
  title: 'The dove deals',
  says: 'The wing of the dove is a fan of playing cards.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['magic-show'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'elegant_serif', 'geometric_minimal'], colors: 1, stem: 0.1 },
    gradient: { manner: 'module', vibes: ['gradient_modern', 'elegant_serif'], colors: 2, stem: 0.1, traits: ['gradient'] },
  },
  params: { fan: { label: 'Spread of the fan', min: 22, max: 32, usual: 27 }, gap: { label: 'Gap', min: 18, max: 32, usual: 24 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const fan = params['fan']!;
    const bird = d.path('M-560 60L-440 -20C-420 -110 -330 -150 -240 -120C-160 -90 -130 -20 -60 10C60 50 240 30 420 -10L560 -60C520 60 470 130 400 170L470 270C360 300 270 290 190 270C110 360 -10 390 -120 370C-290 340 -400 230 -430 110Z').round(8, 16);
    const eye = d.circle(-330, -20, 30);
    const pivot = [-10, 210] as const;
    const card = d.rect(-130, -860, 260, 860, 44).move(pivot[0], pivot[1]);
    const turns = [-18, -18 + fan, -18 + 2 * fan];
    const cards = turns.map((turn) => card.rotate(turn, [pivot[0], pivot[1]]));
    const shown = cards.map((shape, i) => cards.slice(0, i).reduce((rest, before) => rest.gapFrom(before, gap), shape).gapFrom(bird, gap));
    const heart = d.path('M0 90C-130 0 -110 -90 -50 -90C-20 -90 -6 -70 0 -54C6 -70 20 -90 50 -90C110 -90 130 0 0 90Z').move(pivot[0], pivot[1] - 650).rotate(turns[0]!, [pivot[0], pivot[1]]);
    const wing = d.union(...shown).subtract(heart).withoutSlivers(400);
    const paint = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [200, -600], to: [0, 60] } as const) : look === 'cut' ? 'main' : 'second';
    return [d.layer('dove', bird.subtract(eye), 'main', { mono: 'ink' }), d.layer('cards', wing, paint, { mono: 'ink' })];
  },
});
