import { idea } from '../../idea.ts';

/** A pickaxe whose head is the canary of the mine. */
export const canaryPick = idea({
  id: 'canary-pick',
  title: 'The canary goes first',
  says: 'The head of the pickaxe is the canary of the mine: its beak is the point.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['mining'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.05 },
  },
  params: { handle: { label: 'Handle length', min: 480, max: 640, usual: 560 }, gap: { label: 'Gap', min: 24, max: 40, usual: 30 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const length = params['handle']!;
    const bird = d.path('M-610 -40C-560 -150 -520 -220 -460 -276C-440 -400 -340 -460 -230 -440C-70 -410 60 -430 190 -390C370 -330 500 -210 610 -50L500 30C410 -80 310 -130 180 -136C60 -140 -60 -120 -170 -126C-280 -132 -350 -170 -410 -170C-490 -160 -550 -110 -610 -40Z').round(10, 20);
    const wing = d.path('M-140 -330C0 -380 170 -340 360 -214C230 -196 90 -194 -10 -222C-90 -246 -136 -286 -140 -330Z').round(10, 0);
    const handle = d.path(`M-78 -240H78L100 ${length}H-100Z`).round(24, 0);
    const eye = d.circle(-330, -326, 32);
    if (look === 'line') return [d.layer('canary', bird.rim(46, 'round').union(eye), 'second', { mono: 'ink' }), d.layer('handle', handle.gapFrom(bird, gap).rim(46, 'round'), 'main', { mono: 'ink' })];
    return [d.layer('canary', bird.subtract(eye, wing), look === 'cut' ? 'main' : 'second', { mono: 'ink' }), d.layer('handle', handle.gapFrom(bird, gap), 'main', { mono: 'ink' })];
  },
});
