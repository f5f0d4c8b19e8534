import { idea } from '../../idea.ts';

/** A chess pawn that is a ghost. */
export const ghostPawn = idea({
  id: 'ghost-pawn',
  title: 'The pawn that haunts the board',
  says: 'The chess pawn is a ghost: two eyes in its head, and a hem that floats.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['ghost'], trades: ['games'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'bold_abstract'], traits: ['playful'], colors: 2, stem: 0.2 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], traits: ['playful'], colors: 1, stem: 0.2 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], traits: ['playful'], colors: 2, stem: 0.044 },
  },
  params: { head: { label: 'Head', min: 190, max: 236, usual: 214 }, gap: { label: 'Gap', min: 24, max: 44, usual: 34 } },
  draw: (d, { look, params }) => {
    const [r, gap] = [params['head']!, params['gap']!];
    const head = d.circle(0, -110 - r * 0.84, r);
    const collar = d.rect(-260, -130, 520, 112, 56);
    const wave = [0, 1, 2].map(() => 'a123.4 123.4 0 0 0 246.8 0').join('');
    const body = d.path(`M150 -60C150 140 370.2 250 370.2 490H-370.2C-370.2 250 -150 140 -150 -60Z`).union(d.path(`M-370.2 490${wave}V480H-370.2Z`)).round(0, 12);
    const eyes = d.mirror(d.ellipse(80, -120 - r * 0.84, 48, 66));
    const whole = d.union(head, collar, body).round(0, 14);
    if (look === 'line') return [d.layer('pawn', whole.rim(44, 'round'), 'main'), d.layer('eyes', eyes, 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('pawn', whole.subtract(eyes), 'main')];
    return [d.layer('pawn', d.union(head, body).subtract(eyes, collar.grow(gap)).withoutSlivers(400), 'main'), d.layer('collar', collar, 'second', { mono: 'ink' })];
  },
});
