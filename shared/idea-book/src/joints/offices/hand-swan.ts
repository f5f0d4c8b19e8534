import { idea } from '../../idea.ts';

/** A cupped hand that is a swan. */
export const handSwan = idea({
  id: 'hand-swan',
  title: 'Carried like a swan',
  says: 'The open hand is a swan at rest: the thumb is its neck, the fingers are its wing.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['hospice', 'massage'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['elegant_serif', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.12 },
    tone: { manner: 'print', vibes: ['gradient_modern', 'elegant_serif', 'illustrative'], colors: 2, stem: 0.12 },
  },
  params: { finger: { label: 'Width of a finger', min: 96, max: 116, usual: 106 }, gap: { label: 'Gap', min: 20, max: 32, usual: 26 } },
  draw: (d, { look, params }) => {
    const [w, gap] = [params['finger']!, params['gap']!];
    const neck = d.line('M-60 330C-260 320 -360 200 -330 60C-306 -50 -180 -110 -180 -230C-180 -320 -250 -370 -330 -360').brush((t) => w * (2 - 1.35 * Math.min(1, t * 1.3) + 0.2 * Math.max(0, t - 0.75)), { ends: 'round' });
    const head = d.ellipse(-318, -350, 84, 68);
    const beak = d.polygon([[-350, -410], [-340, -286], [-540, -300]], 14);
    const lines = [
      'M-100 190C60 150 200 20 280 -200',
      'M-60 240C150 200 330 80 420 -90',
      'M-20 290C200 270 400 180 500 30',
      'M0 340C200 350 400 300 510 170',
    ];
    const fingers = lines.map((line) => d.line(line).stroke(w, { cap: 'round' }));
    const split = fingers.map((finger, i) => fingers.slice(i + 1).reduce((left, other) => left.gapFrom(other, gap), finger));
    const palm = d.path('M-280 160C-240 130 -180 130 -120 180L60 300L30 394C-180 400 -300 330 -320 250Z');
    const slots = d.rect(-1000, -1000, 1000 - 60, 2000);
    const wing = d.union(...split.map((finger) => finger.subtract(slots)), d.union(...fingers).intersect(slots));
    const swan = d.union(neck, head, palm, wing).round(0, 10);
    const eye = d.circle(-330, -362, 22);
    const face = beak.gapFrom(head, 22);
    if (look === 'cut') return [d.layer('hand', swan.union(beak).subtract(eye), 'main', { mono: 'ink' })];
    if (look === 'tone') return [d.layer('hand', swan.subtract(eye), { gradient: ['main', 'second'], from: [-300, 0], to: [520, 0] }, { mono: 'ink' }), d.layer('beak', face, 'second', { mono: 'ink' })];
    return [d.layer('hand', swan.subtract(eye), 'main', { mono: 'ink' }), d.layer('beak', face, 'second', { mono: 'ink' })];
  },
});
