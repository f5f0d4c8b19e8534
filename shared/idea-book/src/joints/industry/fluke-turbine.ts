import { idea } from '../../idea.ts';

/** A wind turbine at sea whose blades are the tail of a whale. */
export const flukeTurbine = idea({
  id: 'fluke-turbine',
  title: 'Wind over deep water',
  says: 'The turbine at sea is the tail of a whale: two of its blades are the flukes.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['wind-energy'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'organic_flowing'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.12 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], traits: ['gradient'], colors: 2, stem: 0.12 },
  },
  params: { spread: { label: 'Spread', min: -8, max: 8, usual: 0 } },
  draw: (d, { look, params }) => {
    const gap = 30;
    const hub = d.circle(0, -120, 66);
    const fluke = d.path('M0 -150C40 -260 150 -280 290 -320C400 -350 490 -410 560 -500C590 -330 500 -150 350 -80C230 -30 110 -40 0 -40Z').round(8, 0).rotate(params['spread']!, [0, -120]);
    const flukes = d.mirror(fluke).gapFrom(hub, gap);
    const stock = d.path('M-62 -120H62C66 80 96 260 210 420H-210C-96 260 -66 80 -62 -120Z').subtract(d.rect(-300, -300, 600, 292)).round(8, 0);
    const wave = (y: number) => d.wave({ x: -480, y, length: 960, height: 70, waves: 2, phase: 0.25 }).stroke(76, { cap: 'round' });
    const sea = wave(440);
    const tower = stock.subtract(sea.grow(gap), d.rect(-600, 420, 1200, 400)).pieces()[0]!;
    const ink = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [0, -400], to: [0, 440] } as const) : 'main';
    return [d.layer('tail', d.union(flukes, tower), ink, { mono: 'ink' }), d.layer('hub', hub, look === 'cut' ? 'main' : 'second', { mono: 'ink' }), d.layer('sea', sea, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
