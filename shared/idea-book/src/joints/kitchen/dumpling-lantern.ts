import { idea } from '../../idea.ts';

/** A soup dumpling between chopsticks that is a paper lantern: its pleats are the ribs. */
export const dumplingLantern = idea({
  id: 'dumpling-lantern',
  title: 'The dumpling lights up',
  says: 'The dumpling that the chopsticks lift is a lantern: its pleats are the ribs.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['chinese-restaurant'], things: ['dumpling'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'bold_abstract'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.038 },
    seal: { manner: 'cut', vibes: ['classic_ornate', 'brutalist_bold'], colors: 1, stem: 0.06 },
  },
  params: { gap: { label: 'Gap', min: 16, max: 28, usual: 22 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const isLine = look === 'line';
    const pen = isLine ? 38 : 46;
    const body = d.path('M0 -200C50 -120 370 -120 370 90C370 260 220 330 90 330H-90C-220 330 -370 260 -370 90C-370 -120 -50 -120 0 -200Z');
    const knot = d.path('M0 -120C-40 -160 -60 -190 -60 -240C-150 -270 -150 -390 0 -400C150 -390 150 -270 60 -240C60 -190 40 -160 0 -120Z').round(16, 0);
    const dumpling = body.union(knot).round(10, 26);
    const ribs = d.mirror(d.union(d.line('M30 -110C90 -60 130 10 130 110C130 170 124 190 116 230').stroke(gap, { cap: 'round' }), d.line('M110 -90C190 -50 250 10 250 100C250 150 240 180 224 210').stroke(gap, { cap: 'round' }), d.line('M0 -110V240').stroke(gap, { cap: 'round' })));
    const foot = d.rect(-100, 330 + gap, 200, 44, 14);
    const tassel = d.union(...[-1, 0, 1].map((n) => d.rect(n * (pen + gap) - pen / 2, 374 + 2 * gap, pen, n === 0 ? 170 : 120, pen / 2)));
    const sticks = d.union(d.polyline([[-124, -222], [470, -376]]).stroke(pen, { cap: 'round' }), d.polyline([[104, -180], [500, -226]]).stroke(pen, { cap: 'round' }));
    if (isLine) {
      const lines = d.mirror(d.line('M70 -70C110 -20 130 40 130 110C130 160 126 180 120 210').stroke(pen, { cap: 'round' })).union(d.line('M0 -70V220').stroke(pen, { cap: 'round' }));
      return [d.layer('dumpling', dumpling.rim(pen, 'round').union(lines).gapFrom(sticks, gap).union(foot, tassel), 'main'), d.layer('chopsticks', sticks, 'second', { mono: 'ink' })];
    }
    const lantern = dumpling.subtract(ribs).gapFrom(sticks, gap);
    if (look === 'seal') {
      const all = d.union(lantern, foot, tassel, sticks).scale(0.7).place({ cx: 20, cy: 0 });
      return [d.layer('seal', d.rect(-480, -480, 960, 960, 120).subtract(all), 'main')];
    }
    return [d.layer('dumpling', lantern, 'main'), d.layer('chopsticks', sticks, 'second', { mono: 'ink' }), d.layer('tassel', foot.union(tassel), 'second', { mono: 'ink' })];
  },
});
