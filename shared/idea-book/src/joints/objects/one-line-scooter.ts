import { idea } from '../../idea.ts';

/** A motor scooter, its front one line from handlebar to footboard. */
export const oneLineScooter = idea({
  id: 'one-line-scooter',
  title: 'Dolce vita',
  says: 'A scooter of one sweeping line, one round tail and two equal wheels.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['scooter'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'organic_flowing'], traits: ['retro'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], traits: ['retro'], colors: 2, stem: 0.046 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'illustrative'], traits: ['retro'], colors: 1, stem: 0.12 },
  },
  params: { wheels: { label: 'Size of the wheels', min: 124, max: 150, usual: 138 } },
  draw: (d, { look, params }) => {
    const r = params['wheels']!;
    const line = look === 'line';
    const [gap, pen] = [26, 46];
    const ground = 440;
    const [fx, bx] = [-360, 330];
    const hub = (x: number) => d.ring(x, ground - r, r, line ? r - pen : r * 0.42);
    const wheels = d.union(hub(fx), hub(bx));
    const air = d.union(d.circle(fx, ground - r, r + gap), d.circle(bx, ground - r, r + gap));
    const tail = d.path('M40 250C20 60 120 -50 280 -50H420C470 -40 510 100 510 250Z').round(20, 0);
    const way = d.line('M-330 -410C-310 -260 -320 -120 -290 20C-264 150 -220 250 -130 250H120');
    const stem = line ? way.stroke(pen, { cap: 'round' }) : way.brush((t) => 64 + 36 * Math.sin(Math.PI * t), { samples: 40, ends: 'round' });
    const bars = d.line('M-330 -420H-280C-240 -420 -220 -410 -190 -380').stroke(line ? pen : 60, { cap: 'round' });
    const lamp = d.circle(line ? -390 : -380, line ? -330 : -322, line ? 40 : 60);
    const guard = d.sector(fx, ground - r, r + gap + 76, 196, 318).round(14, 0);
    const seat = d.rect(110, -140, 380, line ? pen : 70, 35);
    const body = d.union(stem, bars, line ? tail.rim(pen, 'round') : tail, line ? lamp : guard).subtract(air).withoutSlivers(900);
    if (line) return [d.layer('scooter', body, 'main'), d.layer('seat', seat, 'second', { mono: 'ink' }), d.layer('wheels', wheels, 'second', { mono: 'ink' })];
    const all = body.gapFrom(lamp, gap * 0.7).withoutSlivers(900).round(0, 12).union(lamp);
    if (look === 'cut') return [d.layer('disc', d.circle(0, 0, 640).subtract(d.union(all, seat, wheels).scale(0.86)), 'main')];
    return [d.layer('scooter', all, 'main', { mono: 'ink' }), d.layer('seat', seat, 'second', { mono: 'ink' }), d.layer('wheels', wheels, 'second', { mono: 'ink' })];
  },
});
