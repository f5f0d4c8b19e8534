import { idea } from '../../idea.ts';

/** A planet whose ring is the brim of a hat. */
export const saturnHat = idea({
  id: 'saturn-hat',
  title: 'Saturn wears a hat',
  says: 'The ring of the planet is the brim of a hat.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['hats'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.12 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.045 },
  },
  params: { tilt: { label: 'Tilt', min: 8, max: 24, usual: 16 }, gap: { label: 'Gap', min: 18, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const [gap, tilt] = [params['gap']!, params['tilt']!];
    const globe = d.circle(0, 0, 330);
    const brim = d.ellipse(0, 20, 560, 120);
    const crown = d.path('M-330 20V-20A330 330 0 0 1 330 -20V20C330 60 200 90 0 90C-200 90 -330 60 -330 20Z');
    const band = d.path('M-400 -90C-300 -30 -150 -4 0 -4C150 -4 300 -30 400 -90V120H-400Z');
    const ring = brim.subtract(crown);
    const chin = globe.subtract(d.ellipse(0, 20, 560 + 2 * gap, 120 + gap), d.rect(-600, -600, 1200, 620)).withoutSlivers(800);
    const turn = (shape: typeof globe) => shape.rotate(-tilt);
    if (look === 'line') return [d.layer('hat', turn(crown.union(brim).rim(42, 'round').union(d.line('M-330 -40C-250 20 -120 46 0 46C120 46 250 20 330 -40').stroke(40).intersect(crown))), 'main'), d.layer('face', turn(chin.round(8, 0).rim(40, 'round')), 'second')];
    const top = crown.subtract(band);
    if (look === 'bold') return [d.layer('hat', turn(crown.union(brim)), 'main'), d.layer('face', turn(chin), 'main')];
    return [d.layer('hat', turn(top.union(ring.gapFrom(crown, gap))), 'main', { mono: 'ink' }), d.layer('face', turn(chin), 'second', { mono: 'ink' })];
  },
});
