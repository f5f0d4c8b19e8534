import { idea } from '../../idea.ts';

/** A rooster whose comb is a gear. */
export const gearRooster = idea({
  id: 'gear-rooster',
  title: 'The first shift',
  says: 'The comb of the rooster is a gear: the works are up early.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['manufacturing', 'metalwork'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.05 },
  },
  params: { gap: { label: 'Gap', min: 24, max: 40, usual: 32 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const [cx, cy] = [0, -170];
    const head = d.path('M-230 -170C-230 -300 -130 -400 0 -400C140 -400 230 -300 240 -160C250 60 330 250 440 540H-250C-200 330 -190 160 -220 20L-250 -20L-460 -60C-420 -130 -340 -180 -230 -190Z').round(10, 20);
    const tooth = d.path('M-62 -360L-44 -480H44L62 -360Z').round(16, 0);
    const gear = d.circle(0, 0, 386).union(...d.radial(tooth, { count: 12 })).round(0, 16).move(cx, cy);
    const comb = gear.intersect(d.polygon([[cx, cy], [cx - 620, cy - 440], [cx - 400, cy - 900], [cx + 700, cy - 900], [cx + 900, cy + 120]])).gapFrom(head, gap).round(6, 0);
    const eye = d.circle(-70, -190, 40);
    const wattle = d.path('M-330 40C-240 40 -230 130 -240 200C-250 280 -330 290 -350 220C-370 150 -350 90 -330 40Z').round(10, 0).gapFrom(head, gap);
    if (look === 'line') return [d.layer('rooster', head.rim(46, 'round').union(eye), 'main', { mono: 'ink' }), d.layer('comb', comb.union(wattle), 'second', { mono: 'ink' })];
    return [d.layer('rooster', head.subtract(eye), 'main', { mono: 'ink' }), d.layer('comb', comb.union(wattle), look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
