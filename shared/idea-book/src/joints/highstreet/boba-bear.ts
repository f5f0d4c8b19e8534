import { idea } from '../../idea.ts';

/** A cup of bubble tea that is a bear: three pearls are its eyes and its nose. */
export const bobaBear = idea({
  id: 'boba-bear',
  title: 'Bear with three pearls',
  says: 'The cup is a bear with round ears, and three pearls are its eyes and its nose.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['bubble-tea'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'illustrative'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded', 'brutalist_bold'], colors: 1, stem: 0.1 },
    print: { manner: 'print', vibes: ['illustrative', 'playful_rounded', 'hand_drawn'], colors: 2, stem: 0.1 },
  },
  params: { ears: { label: 'Ear size', min: 92, max: 122, usual: 108 } },
  draw: (d, { look, params }) => {
    const ear = params['ears']!;
    const cup = d.path('M-330 -120H330C326 160 300 340 262 430C246 468 216 480 180 480H-180C-216 480 -246 468 -262 430C-300 340 -326 160 -330 -120Z');
    const dome = d.path('M-330 -146C-330 -330 -180 -390 0 -390C180 -390 330 -330 330 -146Z');
    const ears = d.mirror(d.circle(232, -330, ear));
    const inner = d.mirror(d.circle(232, -330, ear * 0.46));
    const head = d.union(dome, ears, d.rect(-330, -150, 660, 60), cup);
    const eyes = d.mirror(d.circle(140, -10, 50));
    const muzzle = d.ellipse(0, 160, 156, 124);
    const nose = d.ellipse(0, 120, 66, 50);
    const straw = d.line('M70 -350L176 -560').stroke(66);
    const band = d.rect(-420, -168, 840, look === 'cut' ? 30 : 26);
    if (look === 'cut') {
      const face = head.subtract(band, eyes, muzzle).union(nose);
      return [d.layer('bear', face.union(straw.gapFrom(head, 0)).subtract(inner), 'main')];
    }
    if (look === 'print') {
      const tea = cup.intersect(d.rect(-600, -120, 1200, 700));
      return [d.layer('straw', straw, 'second', { mono: 'ink' }), d.layer('bear', head.subtract(inner, tea.grow(26)), 'second', { mono: 'ink' }), d.layer('cup', tea.subtract(eyes, muzzle), 'main', { mono: 'ink' }), d.layer('nose', nose, 'main', { mono: 'ink' })];
    }
    return [d.layer('straw', straw, 'second', { mono: 'ink' }), d.layer('bear', head.subtract(band, eyes, inner), 'main', { mono: 'join' }), d.layer('muzzle', muzzle.subtract(nose), 'second', { mono: 'gap' })];
  },
});
