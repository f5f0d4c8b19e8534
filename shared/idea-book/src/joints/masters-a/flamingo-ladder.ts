import { idea } from '../../idea.ts';

/** A pool ladder whose rails are two flamingos. */
export const flamingoLadder = idea({
  id: 'flamingo-ladder',
  title: 'Two flamingos at the pool',
  says: 'The rails of the pool ladder are the necks of two flamingos.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['swimming-pools'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.09 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.055 },
  },
  params: { weight: { label: 'Weight', min: 0.85, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const pen = (look === 'line' ? 54 : 84) * params['weight']!;
    const neck = d.line('M-150 330V-210A148 148 0 0 0 -446 -210').stroke(pen);
    const head = d.ellipse(-450, -218, pen * 0.92, pen * 1.05);
    const bill = d.path('M-520 -250C-590 -220 -620 -110 -566 -10C-540 -60 -520 -90 -400 -160Z').round(8, 0).scale(0.6 + 0.4 * (pen / 84), 0.6 + 0.4 * (pen / 84), [-450, -200]);
    const rungs = d.union(...[-110, 60, 230].map((y) => d.rect(-150, y - pen / 2, 300, pen)));
    const eye = d.circle(-456, -236, pen * 0.26);
    const birds = d.mirror(neck.union(head)).union(rungs).subtract(d.mirror(eye));
    const bills = d.mirror(bill.gapFrom(head, 16)).withoutSlivers(400);
    const water = d.line('M-440 400C-380 340 -280 340 -220 400C-160 460 -60 460 0 400C60 340 160 340 220 400C280 460 380 460 440 400').stroke(pen, { cap: 'round' });
    const cut = birds.gapFrom(water, 26).withoutSlivers(400);
    if (look === 'one') return [d.layer('ladder', cut.union(d.mirror(bill)).union(water), 'main')];
    return [d.layer('ladder', cut, 'main', { mono: 'ink' }), d.layer('bills', bills, 'second', { mono: 'ink' }), d.layer('water', water, 'second', { mono: 'ink' })];
  },
});
