import { idea } from '../../idea.ts';

/** A dinosaur that is a temple: its legs are the columns, its back is the pediment. */
export const dinoTemple = idea({
  id: 'dino-temple',
  title: 'The oldest house in town',
  says: 'The museum is a dinosaur: its back is the gable, and its legs are the columns.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['museum'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], traits: ['asymmetric'], colors: 2, stem: 0.12 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], traits: ['asymmetric'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], traits: ['asymmetric'], colors: 2, stem: 0.05 },
  },
  params: { gap: { label: 'Gap', min: 26, max: 40, usual: 32 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const neck = d.line('M-300 0C-400 -10 -460 -70 -460 -180V-320').brush([190, 176, 150, 130, 120, 116]);
    const head = d.path('M-402 -290V-340C-402 -420 -450 -460 -520 -460H-620C-680 -460 -700 -420 -700 -380C-700 -330 -670 -306 -620 -306Z').round(20, 0);
    const tail = d.line('M280 0C460 6 590 -40 690 -200').brush([190, 160, 118, 70, 20]);
    const roof = d.path('M-440 0L0 -330L440 0L420 96H-420Z').round(20, 0);
    const beam = d.union(roof, neck, head, tail).round(0, 30);
    const eye = d.circle(-548, -388, 28);
    const columns = d.union(...[-330, -110, 110, 330].map((x) => d.rect(x - 62, 96 + gap, 124, 330).union(d.rect(x - 84, 96 + gap + 270, 168, 60, [30, 30, 8, 8]))));
    const sun = d.circle(0, -110, 66);
    if (look === 'line') return [d.layer('dinosaur', beam.rim(44, 'round').union(eye), 'main', { mono: 'ink' }), d.layer('columns', d.union(...[-330, -110, 110, 330].map((x) => d.rect(x - 26, 100 + gap, 52, 320))), 'second', { mono: 'ink' })];
    const animal = beam.subtract(eye, sun);
    if (look === 'one') return [d.layer('dinosaur', animal.union(columns), 'main')];
    return [d.layer('dinosaur', animal, 'main', { mono: 'ink' }), d.layer('columns', columns, 'second', { mono: 'ink' })];
  },
});
