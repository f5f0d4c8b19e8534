import { idea } from '../../idea.ts';

/** A fishing hook that bends around a fish. */
export const fishOnTheHook = idea({
  id: 'fish-on-the-hook',
  title: 'Hook and catch',
  says: 'The bend of the hook is just wide enough for the fish.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['fishing-hook', 'hook'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.05 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.1 },
  },
  params: { hook: { label: 'Weight of the hook', min: 70, max: 104, usual: 86 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const [gap, pen] = [26, line ? 50 : params['hook']!];
    const r = 235;
    const bend = d.line(`M${r} -330V210A${r} ${r} 0 0 1 ${-r} 210V60`).stroke(pen, { cap: 'butt' });
    const barb = d.path(`M${-r - pen / 2} 80C${-r - pen / 2} -20 ${-r - 30} -90 ${-r + 10} -160C${-r + 40} -60 ${-r + 90} 10 ${-r + 150} 70C${-r + 90} 80 ${-r + pen / 2} 70 ${-r + pen / 2} 120Z`).round(4, 0);
    const eye = d.ring(r, -330 - 84, 108, 108 - pen * 0.72);
    const hook = d.union(bend, barb, eye).round(0, 8);
    const body = d.leaf([14, 330], [14, -180], 0.28);
    const tail = d.mirror(d.path('M0 -120L-120 -270C-60 -260 -30 -250 0 -220Z')).move(14, 0);
    const fish = body.union(tail).round(6, 20).gapFrom(hook, gap).pieces()[0]!;
    const look2 = d.circle(-30, 190, 24);
    const catchOf = fish.subtract(look2);
    if (line) return [d.layer('hook', hook, 'main'), d.layer('fish', fish.rim(40, 'round').union(look2), 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('disc', d.circle(30, -20, 620).subtract(d.union(hook, catchOf).scale(0.84, 0.84, [30, -20])), 'main')];
    return [d.layer('hook', hook, 'main', { mono: 'ink' }), d.layer('fish', catchOf, 'second', { mono: 'ink' })];
  },
});
