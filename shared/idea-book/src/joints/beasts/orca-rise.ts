import { idea } from '../../idea.ts';

/** An orca that stands up out of the water, or leaps, with its white eye patch. */
export const orcaRise = idea({
  id: 'orca-rise',
  title: 'The white eye patch',
  says: 'The orca in a few bold forms, known by the patch at its eye.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['orca'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.054 },
    leap: { manner: 'cut', vibes: ['organic_flowing', 'bold_abstract', 'elegant_serif'], colors: 1, stem: 0.16 },
  },
  params: { patch: { label: 'Size of the eye patches', min: 0.85, max: 1.2, usual: 1 } },
  draw: (d, { look, params }) => {
    const k = params['patch']!;
    const [gap, pen] = [24, 54];
    if (look === 'leap') {
      const way = d.arc(0, 160, 400, 196, 352);
      const body = way.brush((t) => 40 + 250 * Math.sin(Math.PI * (0.04 + 0.8 * t ** 1.2)) ** 1.1, { samples: 60, ends: 'round' });
      const fin = d.path('M-120 -280C-100 -400 -120 -480 -170 -560C-40 -520 60 -420 110 -280Z').round(12, 0);
      const fluke = d.union(d.leaf([-376, 40], [-590, 60], 0.24), d.leaf([-376, 40], [-350, 260], 0.24)).round(12, 20);
      const flipper = d.leaf([200, -70], [60, 180], 0.24).round(10, 0);
      const spot = d.ellipse(0, 0, 78, 36).scale(k).rotate(56).move(330, -30);
      const whole = d.union(body, fin, fluke, flipper).round(0, 24);
      return [d.layer('orca', whole.subtract(spot).round(6, 0), 'main')];
    }
    const body = d.path('M0 -520C150 -520 250 -330 270 -60C290 120 300 260 300 340H-300C-300 260 -290 120 -270 -60C-250 -330 -150 -520 0 -520Z');
    const fins = d.mirror(d.ellipse(0, 0, 92, 190).rotate(42).move(-370, 170));
    const chin = d.path('M0 -150C80 -110 110 -20 110 70C110 150 84 180 84 250C84 300 100 330 120 400H-120C-100 330 -84 300 -84 250C-84 180 -110 150 -110 70C-110 -20 -80 -110 0 -150Z').round(20, 20);
    const patch = d.mirror(d.ellipse(0, 0, 44, 88).scale(k).rotate(20).move(-176, -190));
    const wave = d.wave({ x: -560, y: 420, length: 1120, height: 60, waves: 4, phase: 0.25 }).stroke(look === 'line' ? pen : 70, { cap: 'round' });
    const whole = body.union(fins).round(0, 16);
    const above = (part: typeof body) => part.gapFrom(wave, gap).subtract(d.rect(-700, 420, 1400, 600)).withoutSlivers(600);
    if (look === 'line') return [d.layer('orca', above(d.union(whole.union(d.rect(-300, 300, 600, 400)).rim(pen, 'round'), chin.union(d.rect(-120, 380, 240, 300)).rim(pen, 'round'), patch.scale(0.76, 0.8, [0, -190]))), 'main'), d.layer('water', wave, 'second')];
    return [d.layer('orca', above(whole.subtract(chin, patch)), 'main'), d.layer('water', wave, 'second')];
  },
});
