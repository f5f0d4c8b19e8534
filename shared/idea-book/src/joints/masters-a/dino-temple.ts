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
    const neck = d.line('M-230 0C-330 0 -420 -60 -420 -180V-300').brush([200, 170, 140, 124, 116, 112]);
    const head = d.path('M-364 -290V-330C-364 -400 -410 -440 -480 -440H-560C-620 -440 -640 -400 -640 -360C-640 -310 -610 -290 -560 -290Z').round(20, 0);
    const tail = d.line('M200 0C380 10 520 -20 660 -170').brush([180, 150, 112, 66, 20]);
    const roof = d.path('M-350 0L0 -280L350 0L350 90H-350Z').round(20, 0);
    const beam = d.union(roof, neck, head, tail).round(0, 30);
    const eye = d.circle(-510, -372, 26);
    const columns = d.union(...[-272, -91, 91, 272].map((x) => d.rect(x - 54, 96 + gap, 108, 300).union(d.rect(x - 74, 96 + gap, 148, 52, 8), d.rect(x - 74, 96 + gap + 248, 148, 52, 8))));
    const sun = d.circle(0, -90, 60);
    if (look === 'line') return [d.layer('dinosaur', beam.rim(44, 'round').union(eye), 'main', { mono: 'ink' }), d.layer('columns', d.union(...[-272, -91, 91, 272].map((x) => d.rect(x - 26, 100 + gap, 52, 290))), 'second', { mono: 'ink' })];
    const animal = beam.subtract(eye, sun);
    if (look === 'one') return [d.layer('dinosaur', animal.union(columns), 'main')];
    return [d.layer('dinosaur', animal, 'main', { mono: 'ink' }), d.layer('columns', columns, 'second', { mono: 'ink' })];
  },
});
