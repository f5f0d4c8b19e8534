import { idea } from '../../idea.ts';

/** A nib that is the face of a fox. */
export const foxNib = idea({
  id: 'fox-nib',
  title: 'The sly pen',
  says: 'The nib of the pen is the face of a fox: the slit runs down to its nose.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['design', 'publishing'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'tech_sharp'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.14 },
    halves: { manner: 'print', vibes: ['bold_abstract', 'illustrative', 'gradient_modern'], colors: 2, stem: 0.14 },
  },
  params: { ears: { label: 'Height of the ears', min: 480, max: 560, usual: 520 }, gap: { label: 'Gap', min: 22, max: 36, usual: 28 } },
  draw: (d, { look, params }) => {
    const [ears, gap] = [params['ears']!, params['gap']!];
    const half = d.path(`M0 -290C60 -310 110 -320 150 -330L320 ${-ears}C370 -300 380 -150 350 -30C300 150 90 330 0 560Z`);
    const face = d.mirror(half).round(10, 16);
    const slit = d.rect(-gap / 2, 40, gap, 900);
    const hole = d.circle(0, 0, 52);
    const eye = d.path('M110 -110C150 -150 210 -160 250 -150C240 -110 200 -80 160 -80C136 -84 120 -94 110 -110Z');
    const cheek = d.path('M470 -170C340 -130 220 -40 160 70C120 150 70 320 0 560L600 560Z');
    const eyes = d.mirror(eye);
    if (look === 'halves') {
      const left = face.subtract(hole.grow(8), eyes, d.rect(-gap / 2, -900, 2000, 2000));
      return [d.layer('left half', left, 'main', { mono: 'ink' }), d.layer('right half', left.flipX(0), 'second', { mono: 'ink' })];
    }
    const cheeks = d.mirror(cheek);
    const mask = face.subtract(cheeks.grow(gap / 2), slit, hole, eyes).withoutSlivers(300);
    const sides = face.intersect(cheeks).subtract(d.mirror(cheek.outline(gap)), slit).withoutSlivers(300);
    if (look === 'cut') return [d.layer('fox', face.subtract(slit, hole, eyes), 'main', { mono: 'ink' })];
    return [d.layer('fox', mask, 'main', { mono: 'ink' }), d.layer('cheeks', sides, 'second', { mono: 'ink' })];
  },
});
