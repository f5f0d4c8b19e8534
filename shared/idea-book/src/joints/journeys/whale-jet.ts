import { idea } from '../../idea.ts';

/** An airliner that is a whale. */
export const whaleJet = idea({
  id: 'whale-jet',
  title: 'The whale in the sky',
  says: 'The wide airliner is a whale: its fluke is the tail, its flipper the wing.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['airline'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'illustrative'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 1, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, stem: 0.1, traits: ['gradient'] },
  },
  params: { tail: { label: 'Tail height', min: 0.85, max: 1.15, usual: 1 }, gap: { label: 'Gap', min: 20, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const body = d.path('M-620 30C-620 -150 -460 -250 -220 -250C80 -250 220 -150 360 -150C440 -150 470 -190 480 -250H560C570 -60 430 60 260 120C120 170 0 210 -180 215C-420 220 -620 190 -620 30Z').round(14, 0);
    const fluke = d.path('M520 -230C440 -240 340 -270 300 -380C390 -400 480 -370 520 -320C560 -370 650 -400 740 -380C700 -270 600 -240 520 -230Z').round(12, 0).scale(1, params['tail']!, [520, -240]);
    const whale = d.weld(body, fluke, 50);
    const wing = d.path('M-160 20C-50 10 40 0 120 -10C150 120 230 290 360 400C370 440 340 456 290 440C100 380 -70 220 -160 20Z').round(14, 0);
    const windows = d.union(...[0, 1, 2, 3].map((i) => d.circle(-180 + i * 118, -110 + i * 8, 34)));
    const eye = d.circle(-430, -40, 40);
    const belly = d.path('M-700 96C-460 130 -240 130 0 90L600 -60L600 500H-700Z').intersect(body);
    const other = look === 'cut' ? 'main' : 'second';
    if (look === 'gradient') return [d.layer('whale', whale.subtract(windows, eye, wing.grow(gap)), { gradient: ['main', 'second'], from: [-500, 150], to: [600, -350] }, { mono: 'ink' }), d.layer('wing', wing, 'main', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('whale', whale.subtract(windows, eye, wing.grow(gap)), 'main', { mono: 'ink' }), d.layer('wing', wing, 'main', { mono: 'ink' })];
    return [d.layer('whale', whale.subtract(belly, d.line('M-700 96C-460 130 -240 130 0 90L600 -60').stroke(gap), windows, eye, wing.grow(gap)).withoutSlivers(600), 'main', { mono: 'ink' }), d.layer('belly', belly.subtract(d.line('M-700 96C-460 130 -240 130 0 90L600 -60').stroke(gap), wing.grow(gap)).withoutSlivers(600), other, { mono: 'ink' }), d.layer('wing', wing, other, { mono: 'ink' })];
  },
});
